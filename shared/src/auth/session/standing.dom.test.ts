import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { tokenCookies } from '../storage/cookies.ts';
import { createSiteStore } from '../storage/storage.ts';
import { userKey } from './session-name.ts';
import { standingOf, watchStanding } from './standing.ts';
import { createTokens } from './tokens.ts';

const site = 'pfp-portal';
const store = createSiteStore(site);
const tokens = createTokens(store, tokenCookies(site));
const access = 'pfp-portal-access-token';
const [onBroken, onChanged] = [vi.fn(), vi.fn()];
let stop: () => void = () => undefined;

const signIn = (id = '1') => {
  tokens.save('a');
  store.write(userKey, { user_id: id });
};
const watch = () => {
  stop = watchStanding(store, site, { onBroken, onChanged });
};
const settled = (ms = 600) => vi.advanceTimersByTimeAsync(ms);
/** As the browser tells every other tab. */
const otherTab = (act: () => void): Promise<unknown> => {
  act();
  window.dispatchEvent(new Event('storage'));
  return settled();
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  tokens.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const prepared: Record<string, () => void> = {
  nothing: () => undefined,
  'all of it': () => signIn(),
  'no cookie': () => {
    signIn();
    Cookies.remove(access, { path: '/' });
  },
  'no token': () => {
    signIn();
    store.remove('token');
  },
  'an empty token': () => {
    signIn();
    store.write('token', '');
  },
  'a cookie alone': () => void Cookies.set(access, 'a', { path: '/' }),
};

it.each([
  ['nothing', 'none'],
  ['all of it', 'whole'],
  ['no cookie', 'broken'],
  ['no token', 'broken'],
  ['an empty token', 'broken'],
  ['a cookie alone', 'broken'],
])('with %s a session is %s', (what, expected) => {
  prepared[what]?.();
  expect(standingOf(store, site)).toBe(expected);
});

it('a token that is cleaned away is noticed within ten seconds', async () => {
  signIn();
  watch();
  await settled(5000);
  Cookies.remove(access, { path: '/' });
  await settled(10_000);
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(true);
});

it('a visitor who never signed in stays', async () => {
  watch();
  await settled(30_000);
  expect([onBroken, onChanged].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('a cookie that was left alone is broken, though this tab never showed a session', async () => {
  Cookies.set(access, 'a', { path: '/' });
  watch();
  await settled();
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(false);
});

it('a sign-out in another tab is heard', async () => {
  signIn();
  watch();
  await otherTab(() => tokens.clear());
  expect([onBroken.mock.calls.length, onChanged.mock.calls.length]).toEqual([0, 1]);
});

it('somebody else who signs in in another tab is heard, the same person again is not', async () => {
  signIn();
  watch();
  await otherTab(() => signIn('1'));
  expect(onChanged).not.toHaveBeenCalled();
  await otherTab(() => signIn('2'));
  expect(onChanged).toHaveBeenCalledOnce();
});

it('what this tab ends itself it is not told', async () => {
  signIn();
  watch();
  await settled();
  tokens.clear();
  await settled(20_000);
  await otherTab(() => store.write('language', 'en'));
  expect([onBroken, onChanged].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('a sign-in of another tab whose cookie arrives a moment after its record is whole', async () => {
  watch();
  store.write('token', 'a');
  store.write(userKey, { user_id: '1' });
  window.dispatchEvent(new Event('storage'));
  await settled(300);
  Cookies.set(access, 'a', { path: '/' });
  await settled();
  expect(onBroken).not.toHaveBeenCalled();
});

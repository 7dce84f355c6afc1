import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { userKey } from '@policy/shared/auth/session/session-name.ts';
import { tokenKey } from '@policy/shared/auth/session/standing.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';
import { tokenHeader } from '@policy/shared/client/wire-words.ts';
import { beforeEach, expect, it, vi } from 'vitest';

import { forgetPlaces } from '../../lib/browser/kept-places.ts';
import { readPlaces } from './acting-places.ts';

const get = vi.spyOn(globalThis, 'fetch');
const told = (data: unknown) => Response.json({ code: 200, success: true, data });

const places = [
  { companyId: '', companyName: null },
  { companyId: 'c1', companyName: '云岚装备' },
];
const signIn = (user: string, company = '') => {
  const store = createSiteStore(siteKeys.portal);
  store.write(userKey, { user_id: user, company_id: company });
  store.write(tokenKey, `token-of-${user}`);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  get.mockReset().mockImplementation(() => Promise.resolve(told(places)));
  signIn('u1');
});

it('asks once, and believes for ten minutes what it was told', async () => {
  expect(await readPlaces()).toEqual(places);
  expect(await readPlaces()).toEqual(places);
  expect(get).toHaveBeenCalledOnce();
  const [address, asked] = get.mock.calls[0]!;
  expect(address).toBe('/api/policy/companymember/mine');
  expect(asked?.headers).toMatchObject({ [tokenHeader]: 'bearer token-of-u1' });
  await readPlaces(Date.now() + 11 * 60_000);
  expect(get).toHaveBeenCalledTimes(2);
});

it('asks anew for another person, and after acting for another company', async () => {
  await readPlaces();
  signIn('u2');
  await readPlaces();
  signIn('u2', 'c1');
  await readPlaces();
  expect(get).toHaveBeenCalledTimes(3);
});

it('keeps nothing of what failed or is something else', async () => {
  get.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(told([{ companyId: 1 }]));
  expect(await readPlaces()).toEqual([]);
  expect(await readPlaces()).toEqual([]);
  get.mockResolvedValueOnce(Response.json({ code: 401, msg: '未登录' }, { status: 401 }));
  expect(await readPlaces()).toEqual([]);
  expect(await readPlaces()).toEqual(places);
});

it('does not keep what it asked before its reader became a member of one more company', async () => {
  let answer: (response: Response) => void = () => undefined;
  get.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const before = readPlaces();
  forgetPlaces();
  answer(told(places.slice(0, 1)));
  await before;
  expect(await readPlaces()).toEqual(places);
});

import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { tokenCookies } from '../storage/cookies.ts';
import { cookieNames } from '../storage/site.ts';
import { createSiteStore } from '../storage/storage.ts';
import { createTokens } from './tokens.ts';

beforeEach(() => {
  localStorage.clear();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  vi.restoreAllMocks();
});
const open = (time = 0) => {
  const store = createSiteStore('pfp-admin', { now: () => 0 });
  return { store, tokens: createTokens(store, tokenCookies('pfp-admin'), () => time) };
};

describe('tokens', () => {
  it('leave the refresh token to the server, and take away what an app of before wrote', () => {
    Cookies.set('pfp-admin-refresh-token', 'former', { path: '/' });
    open().tokens.save('a');
    expect(Cookies.get()).toEqual({ 'pfp-admin-access-token': 'a' });
  });

  it('have cookie names that a server side can read', () => {
    expect(cookieNames('pfp-portal')).toEqual({
      access: 'pfp-portal-access-token',
      refresh: 'pfp-portal-refresh-token',
    });
  });

  it('go into cookies as SameSite=Lax, and not Secure over http', () => {
    const set = vi.spyOn(Cookies, 'set');
    open().tokens.save('a');
    expect(set).toHaveBeenCalledWith(
      'pfp-admin-access-token',
      'a',
      expect.objectContaining({ sameSite: 'Lax', secure: false, path: '/' }),
    );
  });

  it('go into cookies as Secure when the page is https', () => {
    vi.stubGlobal('location', { protocol: 'https:' });
    const set = vi.spyOn(Cookies, 'set');
    open().tokens.save('a');
    vi.unstubAllGlobals();
    expect(set.mock.calls[0]?.[2]).toMatchObject({ secure: true });
  });

  it('are logged in once a token is stored', () => {
    const { tokens } = open();
    expect([tokens.access(), tokens.hasCookie(), tokens.ageSeconds()]).toEqual([null, false, null]);
    tokens.save('a');
    expect([tokens.access(), tokens.hasCookie()]).toEqual(['a', true]);
  });

  it('have an age in seconds', () => {
    open().tokens.save('a');
    expect(open(3_000_000).tokens.ageSeconds()).toBe(3000);
  });

  it('are cleared from local storage and the cookie, and the language stays', () => {
    const { store, tokens } = open();
    store.write('language', 'en');
    store.write('menus', []);
    tokens.save('a');
    tokens.clear();
    expect([Object.keys(localStorage), Cookies.get()]).toEqual([['pfp-admin-language'], {}]);
  });
});

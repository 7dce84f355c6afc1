import { vi } from 'vitest';

import type { Http } from '../../client/http.ts';
import { tokenCookies } from '../storage/cookies.ts';
import { createSiteStore } from '../storage/storage.ts';
import { createSession } from './session.ts';
import { createTokens } from './tokens.ts';

/** What the server answers to a sign-in of ours: the refresh token lies in the cookie. */
export const signInAnswer = {
  access_token: 'a',
  refresh_token: '',
  token_type: 'bearer',
  expires_in: 3600,
  tenant_id: '000000',
  user_id: '7',
  user_name: 'admin',
  account: 'admin',
  role_name: 'administrator',
  avatar: '',
};

/** The header by which our two apps ask for that cookie. */
export const asksCookie = { 'Refresh-Token-Cookie': 'pfp-admin' };
export const credentials = { tenantId: '000000', username: 'admin', password: 'admin' };

/** A session of the back-office with nobody signed in, before a server that gives every form the same reply. */
export function openSession(reply: unknown = signInAnswer) {
  const postForm = vi.fn(async () => reply);
  const get = vi.fn(async () => null);
  const store = createSiteStore('pfp-admin');
  const tokens = createTokens(store, tokenCookies('pfp-admin'));
  tokens.clear();
  const session = createSession({
    ...{ http: { postForm, get } as unknown as Http, tokens, store },
    site: 'pfp-admin',
  });
  return { session, tokens, store, postForm, get };
}

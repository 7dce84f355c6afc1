import type { BrowserContextOptions } from '@playwright/test';

import { createSession } from '../../shared/src/auth/session.ts';
import type { TokenCookies } from '../../shared/src/auth/cookies.ts';
import { cookieNames, siteKeys } from '../../shared/src/auth/site.ts';
import { createSiteStore } from '../../shared/src/auth/storage.ts';
import type { KeyValues } from '../../shared/src/auth/storage.ts';
import { createTokens } from '../../shared/src/auth/tokens.ts';
import { createHttp } from '../../shared/src/client/http.ts';
import { identityClient } from '../../shared/src/client/identity-client.ts';
import { captchaAnswer, origins } from './origins.ts';

/** Which app somebody uses. */
export type App = keyof typeof siteKeys;

/** An account of the demonstration. */
export interface Account {
  account: string;
  password: string;
}

/** Somebody who has signed in without a page: what his browser holds, and his own calls. */
export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

const tenantId = '000000';

/** What a browser holds after this account has signed in, made without a page: for tests that are not about signing in. */
export async function signedIn(app: App, { account, password }: Account) {
  const site = siteKeys[app];
  const local = recordedStorage();
  const cookies = recordedCookies(site);
  const store = createSiteStore(site, { local, session: recordedStorage() });
  const tokens = createTokens(store, cookies);
  const http = createHttp({
    baseURL: `${origins[app]}/api`,
    client: { id: app, secret: `${app}_client` },
    tenantId: () => tenantId,
    token: () => tokens.access(),
  });
  const { key } = await identityClient(http).pictureCaptcha();
  const session = createSession({ http, tokens, store });
  await session.signIn({ tenantId, username: account, password, captcha: { key, code: captchaAnswer } });
  const state: Exclude<BrowserContextOptions['storageState'], string | undefined> = {
    cookies: cookies.stored(),
    origins: [{ origin: origins[app], localStorage: local.stored() }],
  };
  return { state, http };
}

function recordedStorage(): KeyValues & { stored(): { name: string; value: string }[] } {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    stored: () => [...values].map(([name, value]) => ({ name, value })),
  };
}

function recordedCookies(site: (typeof siteKeys)[App]) {
  const names = cookieNames(site);
  let held = { access: '', refresh: '' };
  const cookies: TokenCookies = {
    access: () => held.access || null,
    refresh: () => held.refresh || null,
    set: (pair) => void (held = pair),
    clear: () => void (held = { access: '', refresh: '' }),
  };
  const cookie = (name: string, value: string) => ({
    ...{ name, value, domain: 'localhost', path: '/', expires: -1 },
    ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
  });
  return {
    ...cookies,
    stored: () => [cookie(names.access, held.access), cookie(names.refresh, held.refresh)],
  };
}

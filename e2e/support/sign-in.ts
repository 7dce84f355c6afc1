import type { BrowserContextOptions, Page } from '@playwright/test';

import { createSession } from '../../shared/src/auth/session/session.ts';
import type { TokenCookies } from '../../shared/src/auth/storage/cookies.ts';
import { hashPassword } from '../../shared/src/auth/credentials/password-hash.ts';
import { cookieNames, refreshCookieHeader, siteKeys } from '../../shared/src/auth/storage/site.ts';
import { createSiteStore, memoryStorage } from '../../shared/src/auth/storage/storage.ts';
import type { KeyValues } from '../../shared/src/auth/storage/storage.ts';
import { createTokens } from '../../shared/src/auth/session/tokens.ts';
import { createHttp } from '../../shared/src/client/http.ts';
import type { Http } from '../../shared/src/client/http.ts';
import { signInClient } from '../../shared/src/client/sign-in-client.ts';
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
  const { key } = await signInClient(http).pictureCaptcha();
  const form = { tenantId, username: account, password: hashPassword(password), grant_type: 'captcha' };
  const answered = await fetch(`${origins[app]}/api/blade-auth/oauth/token`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(`${app}:${app}_client`)}`,
      ...{ 'Captcha-Key': key, 'Captcha-Code': captchaAnswer, [refreshCookieHeader]: site },
    },
    body: new URLSearchParams({ ...form, scope: 'all' }),
  });
  const answer: unknown = await answered.json();
  const session = createSession({
    http: { ...http, postForm: async <T>() => answer as T },
    tokens,
    store,
    site,
  });
  await session.signIn({ tenantId, username: account, password });
  const state: Exclude<BrowserContextOptions['storageState'], string | undefined> = {
    cookies: [...cookies.stored(), refreshCookie(site, answered.headers)],
    origins: [{ origin: origins[app], localStorage: local.stored() }],
  };
  return { state, http };
}

/** Calls in the name of whoever is signed in in a page's browser, however he has signed in there. */
export async function callsOf(app: App, page: Page): Promise<Http> {
  const cookies = await page.context().cookies(origins[app]);
  const held = cookies.find(({ name }) => name === cookieNames(siteKeys[app]).access);
  return createHttp({
    baseURL: `${origins[app]}/api`,
    client: { id: app, secret: `${app}_client` },
    tenantId: () => tenantId,
    token: () => held?.value ?? null,
  });
}

function recordedStorage(): KeyValues & { stored(): { name: string; value: string }[] } {
  const values = new Map<string, string>();
  const stored = () => [...values].map(([name, value]) => ({ name, value }));
  return Object.assign(memoryStorage(values), { stored });
}

type Site = (typeof siteKeys)[App];

function recordedCookies(site: Site) {
  let held = '';
  const cookies: TokenCookies = {
    access: () => held || null,
    set: (access) => void (held = access),
    clear: () => void (held = ''),
  };
  const stored = () => [
    {
      ...{ name: cookieNames(site).access, value: held, domain: 'localhost', path: '/', expires: -1 },
      ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
    },
  ];
  return { ...cookies, stored };
}

/** The cookie that the server set, as a browser keeps it. */
function refreshCookie(site: Site, headers: Headers) {
  const name = cookieNames(site).refresh;
  const [, value = ''] = new RegExp(`^${name}=([^;]+)`).exec(headers.get('set-cookie') ?? '') ?? [];
  return {
    ...{ name, value, domain: 'localhost', path: '/api/blade-auth/oauth', expires: -1 },
    ...{ httpOnly: true, secure: false, sameSite: 'Strict' as const },
  };
}

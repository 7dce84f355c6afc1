import Cookies from 'js-cookie';

import { cookieNames } from './site.ts';
import type { SiteKey } from './site.ts';

/** The two tokens of a session. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** A site's tokens in cookies. */
export interface TokenCookies {
  access(): string | null;
  refresh(): string | null;
  set(tokens: TokenPair): void;
  clear(): void;
}

// As long as a refresh token lives; the server decides whether it still counts.
const lifeDays = 7;

/** Opens a site's cookies: SameSite=Lax, and Secure where the page came over https. */
export function tokenCookies(site: SiteKey): TokenCookies {
  const names = cookieNames(site);
  return {
    access: () => Cookies.get(names.access) ?? null,
    refresh: () => Cookies.get(names.refresh) ?? null,
    set({ access, refresh }) {
      Cookies.set(names.access, access, attributes());
      Cookies.set(names.refresh, refresh, attributes());
    },
    clear() {
      Cookies.remove(names.access, { path: '/' });
      Cookies.remove(names.refresh, { path: '/' });
    },
  };
}

const attributes = () => ({
  path: '/',
  expires: lifeDays,
  sameSite: 'Lax' as const,
  secure: globalThis.location.protocol === 'https:',
});

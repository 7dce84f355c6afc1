import Cookies from 'js-cookie';

import { cookieNames } from './site.ts';
import type { SiteKey } from './site.ts';

/** A site's access token in its cookie; the refresh token lies in one that only the server sets and reads. */
export interface TokenCookies {
  access(): string | null;
  set(access: string): void;
  clear(): void;
}

// As long as a refresh token lives; the server decides whether it still counts.
const lifeDays = 7;

/** Opens a site's cookie, below its base path: SameSite=Lax, and Secure where the page came over https. */
export function tokenCookies(site: SiteKey, basePath = ''): TokenCookies {
  const path = basePath || '/';
  const names = cookieNames(site);
  // Apps of before wrote the refresh token here; the server has taken it over by the time this app has a token.
  const removeFormer = () => Cookies.remove(names.refresh, { path: '/' });
  return {
    access: () => Cookies.get(names.access) ?? null,
    set(access) {
      Cookies.set(names.access, access, { ...attributes(), path });
      removeFormer();
    },
    clear() {
      Cookies.remove(names.access, { path });
      removeFormer();
    },
  };
}

const attributes = () => ({
  expires: lifeDays,
  sameSite: 'Lax' as const,
  secure: globalThis.location.protocol === 'https:',
});

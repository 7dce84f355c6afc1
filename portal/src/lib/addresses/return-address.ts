import { pathInSite } from '../../base-path.ts';
import { localHref } from '../../i18n/local-href.ts';
import type { Locale } from '../../i18n/routing.ts';

const elsewhere = 'http://portal.invalid';

/** A path of this site to go back to; anything that leads to another site, or to sign-in itself, is nothing. */
export function returnAddress(given: string | null | undefined): string | null {
  if (!given?.startsWith('/') || !URL.canParse(given, elsewhere)) return null;
  const { origin, pathname, search, hash } = new URL(given, elsewhere);
  const path = pathInSite(pathname);
  if (origin !== elsewhere || path === null || pathname.startsWith('//')) return null;
  if (/^(?:\/en)?\/login\/?$/.test(path)) return null;
  return pathname + search + hash;
}

/** The sign-in page in a language, coming back to a path that is given without one. */
export function signInHref(locale: Locale, path: string): string {
  const back = returnAddress(localHref(locale, path));
  const login = localHref(locale, '/login');
  return back === null || path === '/' ? login : `${login}?redirect=${encodeURIComponent(back)}`;
}

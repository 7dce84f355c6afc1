import { siteHref } from '../base-path.ts';
import { routing, type Locale } from './routing.ts';

/** Where a portal path lies in the reader's language; paths to other hosts and anchors stay as they are. The base path comes with it. */
export const localHref = (locale: Locale, href: string): string => siteHref(localPath(locale, href));

/** The same within the portal: Next puts the base path before what it leads to itself. */
export function localPath(locale: Locale, href: string): string {
  if (locale === routing.defaultLocale || !href.startsWith('/')) return href;
  return href === '/' ? `/${locale}` : `/${locale}${href.startsWith('/?') ? href.slice(1) : href}`;
}

/** The same page in another language, given its path without a language and its query. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'zh' ? 'en' : 'zh';
}

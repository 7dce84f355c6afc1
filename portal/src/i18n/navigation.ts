import { permanentRedirect as leadForGood, redirect as lead } from 'next/navigation';

import { localPath } from './local-href.ts';
import type { Locale } from './routing.ts';

/** Where a reader is led, without a language, and the language that he reads. */
interface Target {
  href: string | { pathname: string; query: Record<string, string> };
  locale: Locale;
}

// Not those of next-intl: its navigation brings Next's link into the browser, six kilobytes on every page that may lead elsewhere.
const pathOf = ({ href, locale }: Target): string =>
  localPath(
    locale,
    typeof href === 'string' ? href : `${href.pathname}?${new URLSearchParams(href.query).toString()}`,
  );

/** Leads elsewhere in the reader's language. */
export function redirect(target: Target): never {
  return lead(pathOf(target));
}

/** Leads to where a page is from now on, in the reader's language. */
export function permanentRedirect(target: Target): never {
  return leadForGood(pathOf(target));
}

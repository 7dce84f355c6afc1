import { defineRouting } from 'next-intl/routing';

/**
 * Chinese stands at the bare path and English under /en.
 * No cookie and no browser header chooses the language, so that one URL is one page for every reader and cache.
 */
export const routing = defineRouting({
  locales: ['zh', 'en'],
  defaultLocale: 'zh',
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
  // The hreflang links stand in the pages, made from PORTAL_ORIGIN and never from the Host header.
  alternateLinks: false,
});

/** A language the portal speaks. */
export type Locale = (typeof routing.locales)[number];

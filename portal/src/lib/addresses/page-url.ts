import 'server-only';

import { localHref } from '../../i18n/local-href.ts';
import type { Locale } from '../../i18n/routing.ts';
import { config } from '../../config.ts';

/** The public address of a portal path in a language; made from the settings, never from the Host header. */
export const pageUrl = (locale: Locale, href: string): string =>
  new URL(localHref(locale, href), config.portalOrigin).href;

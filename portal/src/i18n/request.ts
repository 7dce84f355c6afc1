import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { catalogue } from './catalogue.ts';
import { routing } from './routing.ts';

// `next/root-params`, its successor, does not exist in route handlers and is only typed after a build.
/* oxlint-disable typescript/no-deprecated */

/** Texts, time zone and language of a render. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  return { locale, messages: catalogue[locale], timeZone: 'Asia/Shanghai' };
});

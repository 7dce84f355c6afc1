import 'server-only';

import type { Http } from '@policy/shared/client/http.ts';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';

import { routing } from '../../i18n/routing.ts';
import { pageUrl } from '../addresses/page-url.ts';
import type { Speaker } from '../kinds/kit/kind.ts';
import { publicHttp } from '../server-reads/server-client.ts';
import { loadPortal } from '../server-reads/site.ts';
import { isOpen, siteIn } from '../texts/site.ts';

/** What Next hands to a route below a language. */
export type LocaleParams<P = unknown> = { params: Promise<{ locale: string } & P> };

/** What everything that is written for programs is made with. */
export interface Speaking extends Speaker {
  http: Http;
  site: string;
  hasFeeds: boolean;
  /** The absolute address of a path of the portal in the reader's language. */
  at: (path: string) => string;
}

/** The language that a route's address names, and what is needed to speak it. */
export async function speakingIn(said: string): Promise<Speaking> {
  const locale = hasLocale(routing.locales, said) ? said : notFound();
  const [t, portal, http] = await Promise.all([
    getTranslations({ locale, namespace: 'kinds' }),
    loadPortal(),
    publicHttp(),
  ]);
  return {
    locale,
    t,
    http,
    site: siteIn(locale, portal).name,
    hasFeeds: isOpen(portal, 'feeds'),
    at: (path) => pageUrl(locale, path),
  };
}

/** The row that a route is asked for; where there is none, or no more, neither is the route. */
export const idIn = (request: Request): string => {
  const id = new URL(request.url).searchParams.get('id');
  return id ?? notFound();
};

/** An answer of a type in UTF-8. */
export const written = (body: string, type: string, headers: Record<string, string> = {}): Response =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, ...headers } });

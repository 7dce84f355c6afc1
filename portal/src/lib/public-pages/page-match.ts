import type { CountedEntity } from '@policy/shared/contract/portal/page-views.ts';

import type { Locale } from '../../i18n/routing.ts';
import { readQuery, saidIn, searchOf } from './address-query.ts';
import { publicPages } from './public-pages.ts';
import type { PublicPage } from './public-page.ts';

/** One page of the bounded set that may be kept: equal keys are equal pages. */
export interface PageMatch {
  key: string;
  locale: Locale;
  /** Address to render: path and normalised query only. */
  url: string;
  tags: readonly string[];
  status: PublicPage['status'];
  /** The row whose readers are counted. */
  counted?: CountedRow;
}

/** A row that has a page of its own. */
export interface CountedRow {
  entity: CountedEntity;
  id: string;
}

const longestUrl = 2000;

/**
 * The kept page that an address asks for, or undefined where it has to be rendered for this reader alone.
 * Order, defaults and unknown parameters make no difference; a detail page without a readable id is the 404 page.
 */
export function matchPublicPage(url: string): PageMatch | undefined {
  if (url.length > longestUrl) return undefined;
  const { locale, path, search } = addressParts(url);
  const page = publicPages[path];
  if (!page) return undefined;
  const { query, fits, isLive } = readQuery(page, search);
  if (isLive) return undefined;
  if (fits) return matched(page, { locale, path }, query);
  return page.strict ? errorPageMatch(locale, 404) : undefined;
}

/** The complete page of an error status in a language. */
export function errorPageMatch(locale: Locale, status: 403 | 404 | 500): PageMatch {
  return wholePage(locale, `/${status}`, status);
}

/** Where a page leads whose row was archived; its own address then answers with that page. */
export const archivedPath = '/archived';

/** The complete page of what was archived, in a language. */
export const archivedPageMatch = (locale: Locale): PageMatch => wholePage(locale, archivedPath, 410);

/** A page that reads nothing of its address. */
function wholePage(locale: Locale, path: string, status: PublicPage['status']): PageMatch {
  const tags = publicPages[path]?.tags({}) ?? [];
  return { key: `${locale} ${path}`, locale, url: localised(locale, path), tags, status };
}

/** Language of an address: English below /en, Chinese everywhere else. */
export const localeOf = (url: string): Locale => (/^\/en(?:[/?]|$)/.test(url) ? 'en' : 'zh');

const localised = (locale: Locale, path: string) =>
  locale === 'zh' ? path : path === '/' ? '/en' : `/en${path}`;

/** Language of an address, its path without one, and its query without the question mark. */
export function addressParts(url: string) {
  const locale = localeOf(url);
  const [pathname, search] = cut(locale === 'en' ? url.slice('/en'.length) : url);
  return { locale, path: pathname === '' ? '/' : pathname, search };
}

function cut(url: string): [string, string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

function matched(
  page: PublicPage,
  { locale, path }: { locale: Locale; path: string },
  query: Record<string, unknown>,
): PageMatch {
  const search = searchOf(saidIn(page.query, query));
  const url = localised(locale, path) + search;
  const counted = page.counts && { counted: { entity: page.counts, id: String(query['id']) } };
  return {
    ...{ key: `${locale} ${path}${search}`, locale, url, tags: page.tags(query), status: page.status },
    ...counted,
  };
}

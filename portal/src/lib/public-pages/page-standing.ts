import { readQuery, saidIn, searchOf } from './address-query.ts';
import type { PublicPage } from './public-page.ts';
import { publicPages } from './public-pages.ts';

/** How an address stands with search engines. */
export interface PageStanding {
  /** The one address of this page, path and query without a language. */
  canonical: string;
  /** Whether it may be found by search engines. */
  isIndexed: boolean;
  /** Which page of a list it is. */
  current: number;
  /** The one filter of a list, where its pages are told apart by it. */
  filter?: { name: string; value: string };
}

/**
 * How an address stands: in search engines are pages that are the same for everyone, lists as they are, and lists with a
 * single filter that gives them a title of their own. All others are too many, and hold nothing that these do not.
 */
export function pageStanding(path: string, search: string): PageStanding {
  const page = publicPages[path];
  const asked = search.replace(/^\?/, '');
  const whole = asked === '' ? path : `${path}?${asked}`;
  if (page?.status !== 200) return { canonical: whole, isIndexed: false, current: 1 };
  const { query, fits, isLive } = readQuery(page, asked);
  const said = saidIn(page.query, query);
  const current = Number(query['current'] ?? 1);
  if (isLive) return { canonical: whole, isIndexed: false, current };
  const isIndexed = fits && !page.isHidden && isOnePage(page, said);
  return { canonical: path + searchOf(said), isIndexed, current, ...onlyFilter(said) };
}

type Said = readonly [name: string, value: string][];

const filtersOf = (said: Said) => said.filter(([name]) => name !== 'current');

/** Whether it is the page itself, or a part of it that has a title of its own. */
function isOnePage({ titled }: PublicPage, said: Said): boolean {
  const [filter] = filtersOf(said);
  return filter === undefined || (said.length === 1 && titled.includes(filter[0]));
}

function onlyFilter(said: Said): Pick<PageStanding, 'filter'> {
  const [filter, other] = filtersOf(said);
  return filter && !other ? { filter: { name: filter[0], value: filter[1] } } : {};
}

/**
 * What a link to a list says to robots: that they need not follow it, unless it leads to what they may have.
 * Without it a crawler would walk every combination of filters.
 */
export function robotsRel(href: string): 'nofollow' | undefined {
  const [address = ''] = href.split('#');
  const at = address.indexOf('?');
  const [path, search] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  return publicPages[path]?.status === 200 && !pageStanding(path, search).isIndexed ? 'nofollow' : undefined;
}

import type { SiteStore } from '../storage/storage.ts';

const key = 'topNavigation';

// Later rows win: a path that ends with -msjx contains policyitemguide as well.
const rules: readonly { index: string; matches: (path: string) => boolean }[] = [
  { index: '0', matches: (path) => path === '/' },
  { index: '1', matches: (path) => path.includes('policyinfo') || path.includes('detailedrules') },
  { index: '3', matches: (path) => path.includes('policyitemguide') },
  { index: '4', matches: (path) => path.includes('gongshi') },
  { index: '5', matches: (path) => path.endsWith('-msjx') },
  { index: '6', matches: (path) => path.includes('userCenter') || path.includes('detailWeb') },
  { index: '8', matches: (path) => path.includes('help') },
];

const withoutLocale = (path: string) => path.replace(/^\/en(?=\/|$)/, '') || '/';

/** Index of the top navigation's entry that a portal path belongs to; empty where none does. */
export function topNavigationIndex(path: string): string {
  const bare = withoutLocale(path);
  return rules.findLast(({ matches }) => matches(bare))?.index ?? '';
}

/** Records the index of a path in local storage. */
export const recordTopNavigation = (store: SiteStore, path: string): void =>
  store.write(key, topNavigationIndex(path));

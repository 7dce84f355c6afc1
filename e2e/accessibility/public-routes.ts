/** A route that everybody may open. */
export interface PublicRoute {
  /** Its path without a language. */
  path: string;
  /** What its address asks for, where that can be said beforehand. */
  search?: string;
  /** The pages from one to the next of which links lead to a row that it can show; the last one's query is its own. */
  trail?: readonly string[];
}

const row = (path: string, ...trail: string[]): PublicRoute => ({ path, trail: [...trail, path] });

/** Every route that everybody may open, the search and the agreements in each of their states. */
export const publicRoutes: readonly PublicRoute[] = [
  { path: '/' },
  { path: '/policyinfo' },
  row('/policyinfo/policyinfoDetail', '/policyinfo'),
  { path: '/detailedrules' },
  row('/detailedrules/detailedrulesDetail', '/detailedrules'),
  { path: '/policyUnscramble' },
  row('/policyUnscramble/policyUnscrambleDetail', '/policyUnscramble'),
  { path: '/notice' },
  row('/notice/noticeDetail', '/notice'),
  { path: '/notice/noticeDet', trail: ['/notice', '/notice/noticeDetail'] },
  { path: '/policyitemguide' },
  row('/policyitemguide/policyitemguideDetail', '/policyitemguide'),
  // It leads to the guide of an item where that has one, as all do in the demonstration.
  row('/policyitemguide/getdetailbyitemid', '/policyinfo', '/policyinfo/policyinfoDetail'),
  // Guides are chosen in the list; nothing chosen leads back to it.
  { path: '/policyitemguide/compare' },
  { path: '/policyitemguide-msjx' },
  row('/policyitemguide/policyitemguideDetail-msjx', '/policyitemguide-msjx'),
  { path: '/gongshi/gongshiList' },
  row('/gongshi/gongshiDet', '/gongshi/gongshiList'),
  { path: '/search' },
  { path: '/search', search: '?keyword=%E8%A1%A5%E5%8A%A9' },
  { path: '/search', search: '?keyword=qqzzxxqq' },
  { path: '/progress/show' },
  { path: '/progress/upload' },
  { path: '/help' },
  { path: '/agreements' },
  { path: '/agreements', search: '?kind=privacy' },
  { path: '/accessibility' },
  { path: '/site-map' },
  { path: '/login' },
  { path: '/login/reset' },
  { path: '/registerNew' },
  { path: '/403' },
  { path: '/404' },
  { path: '/410' },
  { path: '/archived' },
  { path: '/500' },
];

/** The text of a page of the portal; null where it is not there or leads elsewhere. */
export type ReadPage = (address: string) => Promise<string | null>;

/** One address of a route, with a row that is public now. */
export async function addressOf(read: ReadPage, { path, search = '', trail }: PublicRoute): Promise<string> {
  if (!trail) return path + search;
  const [first = '', ...further] = trail;
  const end = await follow(read, first, further);
  if (!end) throw new Error(`No links lead from ${first} to ${path}.`);
  return path + end.slice(end.indexOf('?'));
}

/** Follows links from a page over pages of the given paths; answers the first address at their end. */
async function follow(
  read: ReadPage,
  here: string,
  [next, ...further]: readonly string[],
): Promise<string | null> {
  if (next === undefined) return here;
  const text = await read(here);
  for (const address of linksTo(next, text ?? '')) {
    const end = await follow(read, address, further);
    if (end) return end;
  }
  return null;
}

const linksTo = (path: string, text: string) =>
  new Set(
    Array.from(text.matchAll(/href="([^"?]+\?id=[0-9a-f-]{36})"/g), ([, address = '']) => address).filter(
      (address) => address.startsWith(`${path}?`),
    ),
  );

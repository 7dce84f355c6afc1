import 'server-only';

import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { facetCounts, type FacetCounts } from '../../lib/lists/facet-counts.ts';
import { allPages } from '../../lib/server-reads/all-pages.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { Named } from '../../lib/texts/reference-names.ts';
import type { PublicityQuery } from './publicity-query.ts';
import {
  guidesOf,
  publicityFacetValues,
  yearTotals,
  type PublicityRow,
  type YearTotal,
} from './publicity-rows.ts';

const orders: Record<PublicityQuery['sort'], PageQuery<typeof publicityList>> = {
  newest: { descs: 'publicityStart' },
  ending: { ascs: 'publicityEnd' },
};

const inYear = (year: number | undefined): PageQuery<typeof publicityList> =>
  year
    ? { publicityStart_datege: `${String(year)}-01-01`, publicityStart_datele: `${String(year)}-12-31` }
    : {};

/** The page of publicity lists that the reader asked for. */
export async function loadPublicityLists({
  sort,
  year,
  ...filters
}: PublicityQuery): Promise<Page<PublicityRow>> {
  const client = entityClient(publicityList, await publicHttp());
  return client.page({ ...filters, ...inYear(year), ...orders[sort] });
}

/** Every published list: what the years came to, which items they are of, and how many stand under each filter. */
export async function loadPublicityOverview(
  query: PublicityQuery,
): Promise<{ totals: YearTotal[]; guides: Named[]; counts: FacetCounts | undefined }> {
  const client = entityClient(publicityList, await publicHttp());
  const rows = await allPages((paging) => client.page(paging));
  const whole = { records: rows, total: rows.length };
  // A keyword is matched by the server; counts without it would promise too much.
  const counts = query.keyword ? undefined : facetCounts(whole, query, publicityFacetValues);
  return { totals: yearTotals(rows), guides: guidesOf(rows), counts };
}

import 'server-only';

import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { allPages } from '../../lib/all-pages.ts';
import { publicHttp } from '../../lib/server-client.ts';
import type { PublicityQuery } from './publicity-query.ts';
import { yearTotals, type PublicityRow, type YearTotal } from './publicity-rows.ts';

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

/** What each year came to, over every published list. */
export const loadYearTotals = cache(async (): Promise<YearTotal[]> => {
  const client = entityClient(publicityList, await publicHttp());
  return yearTotals(await allPages((paging) => client.page(paging)));
});

import 'server-only';

import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { countedRows, facetCounts } from '../../lib/lists/facet-counts.ts';
import { publishedIn } from '../../lib/lists/published-in.ts';
import { yearsBetween } from '../../lib/lists/year-span.ts';
import { loadAgencies } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { NoticeQuery } from './notice-query.ts';
import { noticeFacetValues } from './notice-rows.ts';
import type { NoticeReferences, NoticeRow } from './notice-rows.ts';

/** Order of the list: among deadlines that may have passed, the latest comes first. */
function orderOf({ sort, deadlineStatus }: NoticeQuery): PageQuery<typeof policyNotice> {
  if (sort === 'views') return { descs: 'viewCount' };
  if (sort === 'deadline') return deadlineStatus === 'open' ? { ascs: 'deadline' } : { descs: 'deadline' };
  // The server's own order puts pinned notices first.
  return {};
}

/** The page of notices that the reader asked for. */
export async function loadNotices(query: NoticeQuery): Promise<Page<NoticeRow>> {
  const { sort: _sort, year, ...filters } = query;
  const client = entityClient(policyNotice, await publicHttp());
  return client.page({ ...filters, ...publishedIn(year), ...orderOf(query) });
}

/** What notices can be filtered by, with counts where the whole list could be read. */
export async function loadNoticeReferences(query: NoticeQuery): Promise<NoticeReferences> {
  const client = entityClient(policyNotice, await publicHttp());
  const keyword = query.keyword ? { keyword: query.keyword } : {};
  const [agencies, oldest, rows] = await Promise.all([
    loadAgencies(),
    client.page({ size: 1, ascs: 'publishDate' }),
    client.page({ size: countedRows, descs: 'publishDate', ...keyword }),
  ]);
  const years = yearsBetween(
    rows.records[0]?.publishDate ?? undefined,
    oldest.records[0]?.publishDate ?? undefined,
  );
  return { agencies, years, counts: facetCounts(rows, query, noticeFacetValues) };
}

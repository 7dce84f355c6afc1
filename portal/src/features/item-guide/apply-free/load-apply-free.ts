import 'server-only';

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import {
  countedRows,
  facetCounts,
  type FacetCounts,
  type FacetValues,
} from '../../../lib/lists/facet-counts.ts';
import { loadAgencies, loadIndustries } from '../../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../../lib/server-reads/server-client.ts';
import type { Named } from '../../../lib/texts/reference-names.ts';
import type { GuideRow } from '../guide-rows.ts';
import type { ApplyFreeQuery } from './apply-free-query.ts';

const orders: Record<ApplyFreeQuery['sort'], PageQuery<typeof itemGuide>> = {
  deadline: { ascs: 'applyEnd' },
  cap: { descs: 'amountCapWan' },
  newest: { descs: 'applyStart' },
};

/** What apply-free items are filtered by. */
export interface ApplyFreeReferences {
  agencies: Named[];
  industries: Named[];
  counts?: FacetCounts | undefined;
}

const facetValues: FacetValues<GuideRow> = {
  windowStatus: (row) => [row.windowStatus],
  agencyId: (row) => [row.agencyId],
  industryIds: (row) => row.industryIds,
};

/** The page of apply-free items that the reader asked for. */
export async function loadApplyFree({ sort, ...filters }: ApplyFreeQuery): Promise<Page<GuideRow>> {
  const client = entityClient(itemGuide, await publicHttp());
  return client.page({ ...filters, isMsjx: 1, ...orders[sort] });
}

/** What apply-free items can be filtered by, with counts where the whole list could be read. */
export async function loadApplyFreeReferences(query: ApplyFreeQuery): Promise<ApplyFreeReferences> {
  const client = entityClient(itemGuide, await publicHttp());
  const keyword = query.keyword ? { keyword: query.keyword } : {};
  const [agencies, industries, rows] = await Promise.all([
    loadAgencies(),
    loadIndustries(),
    client.page({ isMsjx: 1, size: countedRows, ...keyword }),
  ]);
  return { agencies, industries, counts: facetCounts(rows, query, facetValues) };
}

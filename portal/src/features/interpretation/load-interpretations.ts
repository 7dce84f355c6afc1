import 'server-only';

import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { countedRows, facetCounts } from '../../lib/lists/facet-counts.ts';
import { publishedIn } from '../../lib/lists/published-in.ts';
import { yearsBetween } from '../../lib/lists/year-span.ts';
import { loadAgencies } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { InterpretationQuery } from './interpretation-query.ts';
import { interpretationFacetValues } from './interpretation-rows.ts';
import type { InterpretationReferences, InterpretationRow } from './interpretation-rows.ts';

const orders: Record<InterpretationQuery['sort'], PageQuery<typeof interpretation>> = {
  newest: {},
  oldest: { ascs: 'publishDate' },
  views: { descs: 'viewCount' },
};

/** The page of interpretations that the reader asked for. */
export async function loadInterpretations({
  sort,
  year,
  ...filters
}: InterpretationQuery): Promise<Page<InterpretationRow>> {
  const client = entityClient(interpretation, await publicHttp());
  return client.page({ ...filters, ...publishedIn(year), ...orders[sort] });
}

/** What interpretations can be filtered by, with counts where the whole list could be read. */
export async function loadInterpretationReferences(
  query: InterpretationQuery,
): Promise<InterpretationReferences> {
  const client = entityClient(interpretation, await publicHttp());
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
  return { agencies, years, counts: facetCounts(rows, query, interpretationFacetValues) };
}

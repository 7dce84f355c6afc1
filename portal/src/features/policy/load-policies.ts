import 'server-only';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';

import { countedRows, facetCounts } from '../../lib/lists/facet-counts.ts';
import { loadAgencies, loadIndustries, loadTags } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import { yearsBetween } from '../../lib/lists/year-span.ts';
import { policyFacetValues, type PolicyReferences } from './policy-facets.ts';
import { inForce } from '../../lib/public-pages/public-queries.ts';
import type { PolicyQuery } from './policy-query.ts';
import type { PolicyListRow } from './policy-row.tsx';

const orders: Record<PolicyQuery['sort'], PageQuery<typeof policy>> = {
  // The server's own order puts pinned documents first.
  newest: {},
  oldest: { ascs: 'publishDate' },
  effective: { descs: 'effectiveDate' },
  views: { descs: 'viewCount' },
};

const inYear = (year: number | undefined): PageQuery<typeof policy> =>
  year ? { publishDate_datege: `${String(year)}-01-01`, publishDate_datele: `${String(year)}-12-31` } : {};

const ofValidity = (choice: PolicyQuery['validity']): PageQuery<typeof policy> =>
  choice ? { validity: choice === 'inForce' ? inForce.join(',') : choice } : {};

/** The page of policies that the reader asked for. */
export async function loadPolicies({
  sort,
  year,
  validity,
  view: _view,
  ...filters
}: PolicyQuery): Promise<Page<PolicyListRow>> {
  const client = entityClient(policy, await publicHttp());
  return client.page({ ...filters, ...ofValidity(validity), ...inYear(year), ...orders[sort] });
}

/** What policies can be filtered by, with counts where the whole list could be read. */
export async function loadPolicyReferences(query: PolicyQuery): Promise<PolicyReferences> {
  const client = entityClient(policy, await publicHttp());
  const keyword = query.keyword ? { keyword: query.keyword } : {};
  const [agencies, tags, industries, oldest, rows] = await Promise.all([
    loadAgencies(),
    loadTags(),
    loadIndustries(),
    client.page({ size: 1, ascs: 'publishDate' }),
    client.page({ size: countedRows, descs: 'publishDate', ...keyword }),
  ]);
  const years = yearsBetween(rows.records[0]?.publishDate, oldest.records[0]?.publishDate);
  return { agencies, tags, industries, years, counts: facetCounts(rows, query, policyFacetValues) };
}

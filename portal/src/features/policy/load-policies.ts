import 'server-only';

import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { cache } from 'react';

import { loadAgencies, loadIndustries, loadTags } from '../../lib/reference-data.ts';
import { publicHttp } from '../../lib/server-client.ts';
import { yearsBetween } from '../../lib/year-span.ts';
import type { PolicyReferences } from './policy-facets.ts';
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

/** The page of policies that the reader asked for. */
export async function loadPolicies({ sort, year, ...filters }: PolicyQuery): Promise<Page<PolicyListRow>> {
  const client = entityClient(policy, await publicHttp());
  return client.page({ ...filters, ...inYear(year), ...orders[sort] });
}

const loadYears = cache(async (): Promise<number[]> => {
  const client = entityClient(policy, await publicHttp());
  const [newest, oldest] = await Promise.all([
    client.page({ size: 1, descs: 'publishDate' }),
    client.page({ size: 1, ascs: 'publishDate' }),
  ]);
  return yearsBetween(newest.records[0]?.publishDate, oldest.records[0]?.publishDate);
});

/** What policies can be filtered by. */
export async function loadPolicyReferences(): Promise<PolicyReferences> {
  const [agencies, tags, industries, years] = await Promise.all([
    loadAgencies(),
    loadTags(),
    loadIndustries(),
    loadYears(),
  ]);
  return { agencies, tags, industries, years };
}

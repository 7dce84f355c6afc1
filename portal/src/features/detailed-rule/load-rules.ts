import 'server-only';

import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import type { Page, PageQuery } from '@policy/shared/contract/kit/entity.ts';
import { entityClient } from '@policy/shared/client/entity-client.ts';
import { getLocale } from 'next-intl/server';

import { countedRows, facetCounts } from '../../lib/lists/facet-counts.ts';
import { publishedIn } from '../../lib/lists/published-in.ts';
import { yearsBetween } from '../../lib/lists/year-span.ts';
import { loadAgencies } from '../../lib/server-reads/reference-data.ts';
import { publicHttp } from '../../lib/server-reads/server-client.ts';
import type { RuleQuery } from './rule-query.ts';
import { ruleFacetValues } from './rule-rows.ts';
import type { RuleReferences, RuleRow } from './rule-rows.ts';

const orders: Record<RuleQuery['sort'], PageQuery<typeof detailedRule>> = {
  newest: {},
  oldest: { ascs: 'publishDate' },
  views: { descs: 'viewCount' },
};

/** The page of detailed rules that the reader asked for. */
export async function loadRules({ sort, year, ...filters }: RuleQuery): Promise<Page<RuleRow>> {
  const client = entityClient(detailedRule, await publicHttp());
  return client.page({ ...filters, ...publishedIn(year), ...orders[sort] });
}

/** What detailed rules can be filtered by, with counts where the whole list could be read. */
export async function loadRuleReferences(query: RuleQuery): Promise<RuleReferences> {
  const client = entityClient(detailedRule, await publicHttp());
  const keyword = query.keyword ? { keyword: query.keyword } : {};
  const [locale, agencies, oldest, rows] = await Promise.all([
    getLocale(),
    loadAgencies(),
    client.page({ size: 1, ascs: 'publishDate' }),
    client.page({ size: countedRows, descs: 'publishDate', ...keyword }),
  ]);
  const years = yearsBetween(rows.records[0]?.publishDate, oldest.records[0]?.publishDate);
  const ofPolicy = rows.records.find(({ policyId }) => policyId === query.policyId);
  const policyTitle = (locale === 'en' && ofPolicy?.policyTitleEn) || ofPolicy?.policyTitle;
  return { agencies, years, policyTitle, counts: facetCounts(rows, query, ruleFacetValues) };
}

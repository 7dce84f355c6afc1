import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { enterpriseSizes, validities } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { useLocale, useTranslations } from 'next-intl';

import type { Facet } from '../../components/navigation/list-layout.tsx';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { FacetCounts, FacetValues } from '../../lib/lists/facet-counts.ts';
import { facetOf } from '../../components/navigation/list-facets.ts';
import { facetValues, type Named } from '../../lib/texts/reference-names.ts';
import { inForce } from '../../lib/public-pages/public-queries.ts';
import { policyList, type PolicyQuery } from './policy-query.ts';
import type { PolicyListRow } from './policy-row.tsx';

/** What policies are filtered by that is stored as rows. */
export interface PolicyReferences {
  agencies: Named[];
  tags: Named[];
  industries: Named[];
  /** Years in which something was published, newest first. */
  years: number[];
  counts?: FacetCounts | undefined;
}

/** Which values of each facet a policy stands under. */
export const policyFacetValues: FacetValues<PolicyListRow> = {
  validity: (row) => [row.validity, ...(inForce.includes(row.validity) ? ['inForce'] : [])],
  agencyId: (row) => [row.agencyId],
  tagIds: (row) => row.tagIds,
  industryIds: (row) => row.industryIds,
  enterpriseSizes: (row) => row.enterpriseSizes,
  docType: (row) => [row.docType],
  level: (row) => [row.level],
  year: (row) => [row.publishDate.slice(0, 4)],
  hasOpenGuides: (row) => (row.hasOpenGuides === 1 ? ['1'] : []),
};

/** The facets of the policy list in its present state. */
export function usePolicyFacets(state: PolicyQuery, references: PolicyReferences): Facet[] {
  const t = useTranslations('policy.facets');
  const locale = useLocale();
  const now = { list: policyList, state, counts: references.counts };
  const choices = (field: 'validity' | 'level' | 'docType' | 'enterpriseSizes', values: readonly string[]) =>
    values.map((value) => ({ value, label: choiceText(locale, `policy.${field}`, value) }));
  return [
    facetOf(now, 'hasOpenGuides', {
      title: t('hasOpenGuides'),
      values: [{ value: '1', label: t('onlyOpen') }],
    }),
    facetOf(now, 'validity', {
      title: t('validity'),
      values: [{ value: 'inForce', label: t('inForce') }, ...choices('validity', validities)],
    }),
    facetOf(now, 'agencyId', { title: t('agency'), values: facetValues(references.agencies, locale) }),
    facetOf(now, 'tagIds', { title: t('tag'), values: facetValues(references.tags, locale) }),
    facetOf(now, 'industryIds', { title: t('industry'), values: facetValues(references.industries, locale) }),
    facetOf(now, 'enterpriseSizes', {
      title: t('size'),
      values: choices('enterpriseSizes', enterpriseSizes),
    }),
    facetOf(now, 'docType', {
      title: t('docType'),
      values: choices('docType', policy.fields.docType.options),
    }),
    facetOf(now, 'level', { title: t('level'), values: choices('level', policy.fields.level.options) }),
    facetOf(now, 'year', {
      title: t('year'),
      values: references.years.map((year) => ({ value: String(year), label: String(year) })),
    }),
  ];
}

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { enterpriseSizes, supportModes } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { useLocale, useTranslations } from 'next-intl';

import { facetOf } from '../../components/navigation/list-facets.ts';
import type { Facet } from '../../components/navigation/list-layout.tsx';
import type { FacetCounts, FacetValues } from '../../lib/lists/facet-counts.ts';
import { capChoices, capRanges } from '../../lib/public-pages/public-queries.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { facetValues, type Named } from '../../lib/texts/reference-names.ts';
import { guideList, type GuideQuery } from './guide-query.ts';
import type { GuideRow } from './guide-rows.ts';

/** What item guides are filtered by that is stored as rows. */
export interface GuideReferences {
  agencies: Named[];
  tags: Named[];
  industries: Named[];
  counts?: FacetCounts | undefined;
}

/** Which values of each facet a guide stands under. */
export const guideFacetValues: FacetValues<GuideRow> = {
  supportMode: (row) => [row.supportMode],
  agencyId: (row) => [row.agencyId],
  industryIds: (row) => row.industryIds,
  enterpriseSizes: (row) => row.enterpriseSizes,
  tagIds: (row) => row.tagIds,
  serviceObject: (row) => [row.serviceObject],
  cap: ({ amountCapWan }) => (amountCapWan ? [capOf(amountCapWan)] : []),
};

/** The range that the most which a guide pays lies in. */
const capOf = (wan: number) =>
  capChoices.find((choice) => wan <= (capRanges[choice][1] ?? Number.POSITIVE_INFINITY));

/** The facets of the item guide list in its present state; the window has tabs of its own. */
export function useGuideFacets(state: GuideQuery, references: GuideReferences): Facet[] {
  const t = useTranslations('itemGuide.facets');
  const caps = useTranslations('itemGuide.caps');
  const locale = useLocale();
  const now = { list: guideList, state, counts: references.counts };
  const choices = (field: 'supportMode' | 'serviceObject' | 'enterpriseSizes', values: readonly string[]) =>
    values.map((value) => ({ value, label: choiceText(locale, `itemGuide.${field}`, value) }));
  return [
    facetOf(now, 'supportMode', { title: t('supportMode'), values: choices('supportMode', supportModes) }),
    facetOf(now, 'agencyId', { title: t('agency'), values: facetValues(references.agencies, locale) }),
    facetOf(now, 'industryIds', { title: t('industry'), values: facetValues(references.industries, locale) }),
    facetOf(now, 'enterpriseSizes', {
      title: t('size'),
      values: choices('enterpriseSizes', enterpriseSizes),
    }),
    facetOf(now, 'tagIds', { title: t('tag'), values: facetValues(references.tags, locale) }),
    facetOf(now, 'serviceObject', {
      title: t('serviceObject'),
      values: choices('serviceObject', itemGuide.fields.serviceObject.options),
    }),
    facetOf(now, 'cap', {
      title: t('cap'),
      values: capChoices.map((value) => ({ value, label: caps(value) })),
    }),
  ];
}

import type { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Chain } from '../../lib/chain/chain.ts';
import type { Article } from '../../lib/chain/load-related-articles.ts';
import type { FacetCounts, FacetValues } from '../../lib/lists/facet-counts.ts';
import type { Named } from '../../lib/texts/reference-names.ts';

/** An interpretation as lists carry it. */
export type InterpretationRow = ListRowOf<typeof interpretation>;
/** An interpretation with its text. */
export type InterpretationDetail = RowOf<typeof interpretation>;

/** What interpretations are filtered by that is stored as rows. */
export interface InterpretationReferences {
  agencies: Named[];
  years: number[];
  counts?: FacetCounts | undefined;
}

/** What stands around an interpretation. */
export interface InterpretationRelated {
  chain: Chain;
  /** What else explains the same policy. */
  others: InterpretationRow[];
  articles: Article[];
}

/** Which values of each facet an interpretation stands under. */
export const interpretationFacetValues: FacetValues<InterpretationRow> = {
  form: (row) => [row.form],
  policyId: (row) => [row.policyId],
  agencyId: (row) => [row.agencyId],
  year: (row) => [row.publishDate?.slice(0, 4)],
};

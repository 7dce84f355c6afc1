import type { PublicChange } from '@policy/shared/contract/content/public-change.ts';
import type { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import type { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { GuideLine } from '../../components/related/guide-lines.tsx';
import type { Chain } from '../../lib/chain/chain.ts';
import type { Article } from '../../lib/chain/load-related-articles.ts';
import type { FacetCounts, FacetValues } from '../../lib/lists/facet-counts.ts';
import type { Named } from '../../lib/texts/reference-names.ts';

/** A detailed rule as lists carry it. */
export type RuleRow = ListRowOf<typeof detailedRule>;
/** A detailed rule with its text. */
export type RuleDetail = RowOf<typeof detailedRule>;

/** What detailed rules are filtered by that is stored as rows. */
export interface RuleReferences {
  agencies: Named[];
  years: number[];
  counts?: FacetCounts | undefined;
  /** The title of the policy whose rules alone are shown. */
  policyTitle?: string | null | undefined;
}

/** What stands around a detailed rule. */
export interface RuleRelated {
  sections: Pick<RowOf<typeof detailedRuleSection>, 'id' | 'title' | 'content' | 'sort'>[];
  /** The policy that it carries out, while that is public. */
  policy: Pick<ListRowOf<typeof policy>, 'id' | 'title' | 'titleEn' | 'validity' | 'docNo'> | undefined;
  guides: GuideLine[];
  chain: Chain;
  articles: Article[];
  changes: readonly PublicChange[];
}

/** Which values of each facet a detailed rule stands under. */
export const ruleFacetValues: FacetValues<RuleRow> = {
  validity: (row) => [row.validity],
  policyId: (row) => [row.policyId],
  agencyId: (row) => [row.agencyId],
  year: (row) => [row.publishDate.slice(0, 4)],
};

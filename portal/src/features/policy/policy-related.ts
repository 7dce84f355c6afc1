import type { PublicChange } from '@policy/shared/contract/content/public-change.ts';
import type { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import type { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import type { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import type { policy } from '@policy/shared/contract/entities/content/policy.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Chain } from '../../lib/chain/chain.ts';
import type { Article } from '../../lib/chain/load-related-articles.ts';

/** A clause with its text. */
export type ClauseRow = RowOf<typeof policyClause>;
/** A guide as lists carry it. */
export type GuideRow = ListRowOf<typeof itemGuide>;

/** Everything that hangs around a policy. */
export interface PolicyRelated {
  clauses: ClauseRow[];
  items: ListRowOf<typeof policyItem>[];
  guides: GuideRow[];
  rules: ListRowOf<typeof detailedRule>[];
  /** What explains it. */
  interpretations: ListRowOf<typeof interpretation>[];
  /** The way from its clauses to the money, with its notices and publicity lists. */
  chain: Chain;
  articles: Article[];
  changes: readonly PublicChange[];
  /** The document that replaces it, once that is public. */
  successor?: Pick<ListRowOf<typeof policy>, 'id' | 'title' | 'titleEn'> | undefined;
}

/** The guides that carry out a clause: those of the items that name it as their basis. */
export function guidesOfClause(clause: ClauseRow, { items, guides }: PolicyRelated): GuideRow[] {
  const itemIds = new Set(
    items.filter((item) => item.clauseRef?.endsWith(clause.clauseNo)).map((item) => item.id),
  );
  return guides.filter((guide) => itemIds.has(guide.policyItemId));
}

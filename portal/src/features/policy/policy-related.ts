import type { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import type { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import type { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { ListRowOf, RowOf } from '@policy/shared/contract/kit/entity.ts';

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
  publicityLists: ListRowOf<typeof publicityList>[];
}

/** The guides that carry out a clause: those of the items that name it as their basis. */
export function guidesOfClause(clause: ClauseRow, { items, guides }: PolicyRelated): GuideRow[] {
  const itemIds = new Set(
    items.filter((item) => item.clauseRef?.endsWith(clause.clauseNo)).map((item) => item.id),
  );
  return guides.filter((guide) => itemIds.has(guide.policyItemId));
}

import { detailedRuleSection } from '@policy/shared/contract/entities/content/detailed-rule-section.ts';
import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { itemGuideMaterial } from '@policy/shared/contract/entities/content/item-guide-material.ts';
import { itemGuideSection } from '@policy/shared/contract/entities/content/item-guide-section.ts';
import { policyClause } from '@policy/shared/contract/entities/content/policy-clause.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { SearchType } from '@policy/shared/contract/portal/search.ts';
import { arrayOverlaps, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { anyTableOf, columnNamed } from '../../../kit/table/table.ts';
import type { Follower } from '../../../kit/transaction/followers.ts';
import { joinTransaction } from '../../../kit/transaction/transaction.ts';
import type { DocumentKey, SearchIndex } from '../../../search/index/search-index.ts';
import { searchDocuments } from '../../../search/index/search-tables.ts';
import { refreshDocuments } from './refresh.ts';
import { sources } from './sources/index.ts';

/** Rows of an entity that are part of a document, and the field that says of which. */
interface Part {
  entity: Entity;
  type: SearchType;
  parent: string;
}

const parts: readonly Part[] = [
  { entity: policyClause, type: 'policy', parent: 'policyId' },
  { entity: detailedRuleSection, type: 'rule', parent: 'detailedId' },
  { entity: itemGuideSection, type: 'guide', parent: 'guideId' },
  { entity: itemGuideMaterial, type: 'guide', parent: 'guideId' },
];

/** More documents than this are marked and made anew behind the writer's back: he changed a name, and does not wait for thousands. */
const mostAtOnce = 200;

/** Ids of changed rows by the name of their entity. */
function idsByEntity(tags: ReadonlySet<string>): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const one of tags) {
    const [entity = '', id] = one.split(':');
    if (id !== undefined) ids.set(entity, [...(ids.get(entity) ?? []), id]);
  }
  return ids;
}

/** The rows that parts hang on, those of removed parts as well. */
async function parentsOf({ db }: Context, { entity, type, parent }: Part, ids: readonly string[]) {
  const [id, parentId] = [anyTableOf(entity).id, columnNamed(entity, parent)];
  const rows = await db
    .select({ parentId })
    .from(anyTableOf(entity))
    .where(inArray(id, [...ids]));
  return rows.map((row): DocumentKey => ({ type, id: String(row.parentId) }));
}

/** The rules of policies: one that says no end of its own ends with its policy. */
async function rulesOf({ db }: Context, policyIds: readonly string[]): Promise<DocumentKey[]> {
  const [id, policyId] = [anyTableOf(detailedRule).id, columnNamed(detailedRule, 'policyId')];
  const rows = await db
    .select({ id })
    .from(anyTableOf(detailedRule))
    .where(inArray(policyId, [...policyIds]));
  return rows.map((row): DocumentKey => ({ type: 'rule', id: String(row.id) }));
}

/** The documents that a change of rows concerns, apart from those that only name what was changed. */
async function documentsOf(context: Context, ids: ReadonlyMap<string, string[]>): Promise<DocumentKey[]> {
  const keys: DocumentKey[] = Object.values(sources).flatMap(({ type, entity }) =>
    (ids.get(entity) ?? []).map((id) => ({ type, id })),
  );
  for (const part of parts) {
    const changed = ids.get(part.entity.name);
    if (changed) keys.push(...(await parentsOf(context, part, changed)));
  }
  const policies = ids.get(policy.name);
  if (policies) keys.push(...(await rulesOf(context, policies)));
  return keys;
}

/** Which documents have names of changed rows among their words. */
const named = (ids: ReadonlyMap<string, string[]>): SQL[] => {
  const [tags = [], agencies = []] = [ids.get(tag.name), ids.get(department.name)];
  return [
    ...(tags.length > 0 ? [arrayOverlaps(searchDocuments.tagIds, tags)] : []),
    ...(agencies.length > 0 ? [inArray(searchDocuments.agencyId, agencies)] : []),
  ];
};

/** Documents that name a changed row: few are made anew at once, many are marked for whoever looks after them. */
async function namingDocuments({ db }: Context, condition: SQL): Promise<DocumentKey[]> {
  const { type, id } = searchDocuments;
  const some = await db
    .select({ type, id })
    .from(searchDocuments)
    .where(condition)
    .limit(mostAtOnce + 1);
  if (some.length <= mostAtOnce) return some;
  await db.update(searchDocuments).set({ isStale: true }).where(condition);
  return [];
}

/** Keeps the index as the public sees content, in the transaction of every write. */
export const followContent =
  (index: SearchIndex): Follower =>
  (context, tags) =>
    joinTransaction(context, async (inside) => {
      const ids = idsByEntity(tags);
      const keys = await documentsOf(inside, ids);
      for (const condition of named(ids)) keys.push(...(await namingDocuments(inside, condition)));
      if (keys.length > 0) await refreshDocuments(inside, index, keys);
    });

import { searchFields } from '@policy/shared/contract/portal/search.ts';
import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import type { SearchPlan } from '../query/plan.ts';
import { fieldValues, hasAnyOf } from './fields.ts';
import { sharesOf } from './rank.ts';
import type { SearchFilters } from './search-index.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** Shares that should add up to the least one may miss it by so much. */
const hair = 1e-9;

/**
 * Documents with enough of what is asked for, as a query of where they stand in the table and their share: one look into the index for
 * each part, and none into the documents' texts. Where none has enough, those with some of it in what lists show. A row is known by its
 * `ctid` (PostgreSQL 5.5), which holds within a statement: shorter than its key, and it is read again without looking for it.
 */
export function hitsOf({ tenantId }: Context, plan: SearchPlan): SQL {
  const parts = sharesOf(plan).map(
    ({
      inWords,
      inHead,
      share,
      isWeak,
    }) => sql`select ${documents}.ctid as standing, ${share}::float8 as share,
      ${inHead} as is_in_head, ${isWeak}::boolean as is_weak
      from ${documents} where ${documents.tenantId} = ${tenantId} and ${inWords}`,
  );
  const least = (share: number) => sql`${share - hair}::float8`;
  const isEnough = sql`(share >= ${least(plan.leastShare)} or head_share >= ${least(plan.leastHeadShare)})`;
  const isSomething = sql`(head_share >= ${least(plan.lastHeadShare)} 
      or (says_something and head_parts >= ${plan.lastHeadParts}))`;
  return sql`select standing, share from (
      select *, bool_or(${isEnough}) over () as is_answered from (
        select standing, sum(share) as share, coalesce(sum(share) filter (where is_in_head), 0) as head_share,
          count(*) filter (where is_in_head) as head_parts, bool_or(is_in_head and not is_weak) as says_something
        from (${sql.join(parts, sql` union all `)}) as part group by standing) as weighed) as judged
    where ${isEnough} or (not is_answered and ${isSomething})`;
}

/** The documents that answer a plan, each beside its `hit`. */
export const matches = (context: Context, plan: SearchPlan): SQL =>
  sql`${documents} join (${hitsOf(context, plan)}) as hit on ${isHit(context)}`;

/** Whether a document is the hit beside it; a hit is of the same tenant. */
export const isHit = ({ tenantId }: Context): SQL =>
  sql`${documents}.ctid = hit.standing and ${documents.tenantId} = ${tenantId}`;

/** A filter that is asked for, as a condition of its own. */
export interface FilterCondition {
  field: string;
  holds: SQL;
}

/** The condition of every filter that is asked for; types are one of them. */
export function conditionsOf(context: Context, filters: SearchFilters): FilterCondition[] {
  const values = fieldValues(context);
  const { types = [] } = filters;
  const ofFields = searchFields.flatMap((field) => {
    const wanted = filters[field] ?? [];
    return wanted.length > 0 ? [{ field, holds: hasAnyOf(values[field], wanted) }] : [];
  });
  return types.length > 0
    ? [{ field: 'type', holds: inArray(documents.type, [...types]) }, ...ofFields]
    : ofFields;
}

/** All of them together. */
export const filtered = (conditions: readonly FilterCondition[]): SQL | undefined =>
  and(...conditions.map(({ holds }) => holds));

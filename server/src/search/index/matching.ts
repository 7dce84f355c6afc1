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
 * Documents with enough of what is asked for, as a table `hit` of type, id and share: one look into the index for each part, and none into
 * the documents' texts.
 */
export function hitsOf({ tenantId }: Context, plan: SearchPlan): SQL {
  const { type, id } = documents;
  const parts = sharesOf(plan).map(
    ({ inWords, inHead, share }) => sql`select ${type} as type, ${id} as id, ${share}::float8 as share,
      case when ${inHead} then ${share}::float8 else 0 end as head_share
      from ${documents} where ${documents.tenantId} = ${tenantId} and ${inWords}`,
  );
  return sql`(select part.type, part.id, sum(part.share) as share
    from (${sql.join(parts, sql` union all `)}) as part
    group by part.type, part.id having sum(part.share) >= ${plan.leastShare - hair}::float8
      or sum(part.head_share) >= ${plan.leastHeadShare - hair}::float8) as hit`;
}

/** Whether a document is the hit beside it; a hit is of the same tenant. */
export const isHit = ({ tenantId }: Context): SQL =>
  sql`${documents.tenantId} = ${tenantId} and ${documents.type} = hit.type and ${documents.id} = hit.id`;

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

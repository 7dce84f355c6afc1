import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQLWrapper } from 'drizzle-orm';

import { changeRecords } from '../../../kit/history/change-history.ts';
import type { FieldChange } from '../../../kit/history/change-history.ts';
import { throughOf } from '../../../kit/revisions/groups.ts';
import type { Revised } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { anyTableOf, columnNamed } from '../../../kit/table/table.ts';
import type { Recorded } from './told-record.ts';

/** Older records than so many are left to the history that editors read. */
const mostRecords = 500;
/** Characters of changes that are told at most, the newest first; of older ones only what is short is told. */
const mostText = 400_000;
const mostShort = 1000;

/** What was last recorded of a row and of those below it, of those too that were removed since, the newest first; past the bound without long texts. */
export function latestRecords({ root, below }: Revised, context: Context, id: string): Promise<Recorded[]> {
  const { entity, rowId, tenantId, at, act, target, changes } = changeRecords;
  const own = and(eq(entity, root.name), eq(rowId, id));
  const others = below.map((part) => and(eq(entity, part.name), sql`${rowId} in (${idsBelow(part, id)})`));
  const acts = inArray(act, ['added', 'changed', 'removed', 'restored']);
  const latest = context.db
    .select({ id: changeRecords.id, entity, rowId, at, act, target, changes })
    .from(changeRecords)
    .where(and(eq(tenantId, context.tenantId), or(own, ...others), acts))
    .orderBy(desc(at), desc(changeRecords.id))
    .limit(mostRecords)
    .as('latest');
  const textUpTo = sql`sum(length(${latest.changes}::text)) over (order by ${latest.at} desc, ${latest.id} desc)`;
  const told = sql<FieldChange[]>`case when ${textUpTo} <= ${mostText} then ${latest.changes}
    else ${shortened(latest.changes)} end`;
  return context.db
    .select({
      ...{ entity: latest.entity, rowId: latest.rowId, at: latest.at, act: latest.act },
      ...{ target: latest.target, changes: told },
    })
    .from(latest)
    .orderBy(desc(latest.at), desc(latest.id));
}

/** Changes of which a long one tells that it was made and nothing else. */
const shortened = (changes: SQLWrapper) => sql`(
  select coalesce(jsonb_agg(case when length(one::text) <= ${mostShort} then one
    else jsonb_build_object('field', one->'field', 'before', null, 'after', null, 'marked', true) end), '[]')
  from jsonb_array_elements(${changes}) one)`;

const idsBelow = (part: Entity, rowId: string) => {
  const { id, tenantId } = anyTableOf(part);
  return sql`select ${id} from ${anyTableOf(part)} where ${columnNamed(part, throughOf(part))} = ${rowId} and ${tenantId} = ${changeRecords.tenantId}`;
};

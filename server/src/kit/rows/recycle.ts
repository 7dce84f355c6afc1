import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, desc, inArray, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { assertMayWrite, removedRows } from '../access/scope.ts';
import { recordAct } from '../history/change-history.ts';
import { pagingOf } from '../query/paging.ts';
import { writeRulesOf } from '../rules/rules.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { runCompiled } from '../sql/compiled-queries.ts';
import { links } from '../table/links.ts';
import { anyTableOf, columnNamed, hasColumn } from '../table/table.ts';
import { joinTransaction } from '../transaction/transaction.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './read-rows.ts';
import { assertReferences } from './references.ts';
import { invalidateRows, changed, translateUniqueViolation } from './write-rows.ts';

/** A removed row: what it was called, who removed it and when. */
interface RemovedRow {
  id: string;
  name: string;
  removedBy: string | null;
  removedAt: string;
}

/** How many removed rows each of these has within the caller's reach, asked for at once. */
export async function removedCounts(
  entities: readonly Entity[],
  context: Context,
): Promise<ReadonlyMap<string, number>> {
  if (entities.length === 0) return new Map();
  const counts = entities.map(
    (entity) =>
      sql`select ${entity.name}::text, count(*)::int from ${anyTableOf(entity)} where ${removedRows(entity, context)}`,
  );
  const read = ([name, count]: unknown[]) => [String(name), Number(count)] as const;
  return new Map(await runCompiled(context.db, sql.join(counts, sql` union all `), { read }));
}

type Query = Readonly<Record<string, unknown>>;

/** One page of an entity's removed rows within the caller's reach, the latest first. */
export async function removedPage(entity: Entity, context: Context, query: Query) {
  const { current, size } = pagingOf(query);
  const table = anyTableOf(entity);
  const where = removedRows(entity, context);
  const name = hasColumn(entity, entity.nameField) ? columnNamed(entity, entity.nameField) : table.id;
  const rows = await context.db
    .select({
      id: table.id,
      name: sql<string>`coalesce(${name}::text, '')`,
      removedBy: columnNamed(entity, 'updateUser'),
      removedAt: columnNamed(entity, 'updateTime'),
    })
    .from(table)
    .where(where)
    .orderBy(desc(columnNamed(entity, 'updateTime')), desc(table.id))
    .limit(size)
    .offset((current - 1) * size);
  // Columns that are known by name only; every table has these.
  const records = rows as RemovedRow[];
  const total = await context.db.$count(table, where);
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

/** The removed rows of these ids, or a refusal when one of them is none that the caller could have removed. */
async function removedOf(entity: Entity, context: Context, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0 || !ids.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  const where = and(removedRows(entity, context), inArray(anyTableOf(entity).id, [...ids]));
  const rows = await readRows(entity, context, { where, limit: ids.length });
  if (rows.length !== ids.length) throw new Refusal('row.notFound');
  return rows;
}

/** Brings removed rows back as they were, all or none; what they point to must still be there, and what must be theirs alone still free. */
export async function restoreRows(entity: Entity, context: Context, ids: readonly string[]): Promise<void> {
  assertMayWrite(entity, context);
  const wanted = [...new Set(ids)];
  const table = anyTableOf(entity);
  await joinTransaction(context, async (inside) => {
    const rows = await removedOf(entity, inside, wanted);
    // Whole rows of this entity, which the coarse type does not say.
    for (const rule of writeRulesOf(entity, inside).beforeRestore ?? []) await rule(rows as never, inside);
    for (const row of rows) await assertReferences(entity, inside, row);
    await translateUniqueViolation(entity, inside, () =>
      inside.db
        .update(table)
        .set({ isDeleted: 0, ...changed(entity, inside) })
        .where(and(removedRows(entity, inside), inArray(table.id, wanted))),
    );
    await recordAct(entity, inside, { act: 'restored', rows });
    await invalidateRows(entity, inside, wanted);
  });
}

function nameOf(entity: Entity, row: Row): string {
  const name = row[entity.nameField];
  return typeof name === 'string' ? name : row.id;
}

/** Removes removed rows for good, all or none, and tells what they were called; nothing brings them back. */
export async function purgeRows(entity: Entity, context: Context, ids: readonly string[]): Promise<string[]> {
  assertMayWrite(entity, context);
  const wanted = [...new Set(ids)];
  const table = anyTableOf(entity);
  return joinTransaction(context, async (inside) => {
    const rows = await removedOf(entity, inside, wanted);
    await inside.db.delete(links).where(inArray(links.ownerId, wanted));
    await inside.db.delete(table).where(and(removedRows(entity, inside), inArray(table.id, wanted)));
    for (const rule of writeRulesOf(entity, inside).afterPurge ?? []) await rule(rows as never, inside);
    await recordAct(entity, inside, { act: 'purged', rows });
    return rows.map((row) => nameOf(entity, row));
  });
}

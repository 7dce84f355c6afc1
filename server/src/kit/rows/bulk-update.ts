import type { Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { assertMayWrite } from '../access/scope.ts';
import { recordChange } from '../history/change-history.ts';
import { beforeWriteOf, writeRulesOf } from '../rules/rules.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { updateStatements } from '../sql/bulk-statements.ts';
import { runAtOnce } from '../sql/run-at-once.ts';
import { addLinks, links } from '../table/links.ts';
import { anyTableOf } from '../table/table.ts';
import { joinTransaction } from '../transaction/transaction.ts';
import { everythingPointedTo } from './bulk-insert.ts';
import { assertReferences } from './references.ts';
import { rowsAsTheyStand } from './ruled-writes.ts';
import { thoseWithin } from './rows-within.ts';
import type { OnRefused } from './rows-within.ts';
import { invalidateRows, linkLists, stored, translateUniqueViolation } from './write-rows.ts';

/** Changes to a row that was read at a version. */
export interface ChangedRow {
  id: string;
  version: number;
  changes: object;
}

interface Written {
  id: string;
  changes: FieldValues;
  before: RowOf<Entity>;
}

/**
 * Changes many rows within reach in a few statements, exactly as changing them one by one would: under the same rules,
 * with a new version and an entry of the history each. With `onRefused`, a row that a rule of its own refuses, or that
 * somebody has changed since, is told and left out; without, it refuses them all.
 */
export async function updateRows(
  entity: Entity,
  context: Context,
  { rows, onRefused }: { rows: readonly ChangedRow[]; onRefused?: OnRefused | undefined },
): Promise<void> {
  const { around } = writeRulesOf(entity, context);
  if (!around) return updateHere(entity, context, { rows, onRefused });
  const touched = rows.map((row) => ({ row, id: row.id, act: 'change' as const, values: row.changes }));
  await joinTransaction(context, (inside) =>
    around(inside, touched, (within, group) =>
      updateHere(entity, within, { rows: group.map(({ row }) => row), onRefused }),
    ),
  );
}

async function updateHere(
  entity: Entity,
  context: Context,
  { rows, onRefused }: { rows: readonly ChangedRow[]; onRefused: OnRefused | undefined },
): Promise<void> {
  assertMayWrite(entity, context);
  if (rows.length === 0) return;
  const rules = writeRulesOf(entity, context);
  await joinTransaction(context, async (inside) => {
    const ids = rows.map(({ id }) => id);
    const standing = new Map((await rowsAsTheyStand(entity, inside, ids)).map((row) => [row.id, row]));
    const copies = rows.map(({ id, version, changes }) => {
      // What comes out was selected field by field from the contract; every id was found.
      const before = standing.get(id) as unknown as RowOf<Entity>;
      const values: FieldValues = { ...changes };
      return { id, version, changes: values, before };
    });
    const ruled = await thoseWithin(copies, onRefused, async ({ version, changes, before }) => {
      rules.beforeChange?.(before, inside);
      if (before.version !== version) throw new Refusal('row.stale');
      for (const rule of beforeWriteOf(rules, changes)) await rule(changes, { context: inside, before });
    });
    await changeAll(entity, inside, ruled);
    for (const { changes, before } of ruled)
      for (const rule of rules.afterWrite ?? [])
        await rule({ ...before, ...changes, version: before.version + 1 }, { context: inside, before });
  });
}

async function changeAll(entity: Entity, context: Context, rows: readonly Written[]): Promise<void> {
  if (rows.length === 0) return;
  const changed = rows.map(({ changes }) => ({ values: changes }));
  await assertReferences(entity, context, everythingPointedTo(entity, changed));
  await translateUniqueViolation(entity, context, () => writeColumns(entity, context, rows));
  await replaceLinks(entity, context, rows);
  for (const { id, before, changes } of rows) {
    const after = { ...changes, ...stored(entity, changes) };
    const row = { ...before, ...changes };
    await recordChange(entity, context, { id, before: { ...before }, after, row });
  }
  await invalidateRows(
    entity,
    context,
    rows.map(({ id }) => id),
  );
}

/** One statement writes the same columns of every row: what a row keeps of them is written as it stands, and is held. */
async function writeColumns(entity: Entity, context: Context, rows: readonly Written[]): Promise<void> {
  const changes = rows.map((row) => stored(entity, row.changes));
  const columns = [...new Set(changes.flatMap((one) => Object.keys(one)))];
  const system = {
    updateUser: context.actor?.userId ?? null,
    updateTime: wireTime(context.clock.now()),
  };
  const changed = rows.map(({ id, before }, at) => {
    return { ...before, ...changes[at], ...system, id, version: before.version + 1 };
  });
  const written = { changed, columns: [...columns, ...Object.keys(system), 'version'] };
  await runAtOnce(context.db, [...updateStatements(anyTableOf(entity), written)], false);
}

async function replaceLinks(entity: Entity, { db }: Context, rows: readonly Written[]): Promise<void> {
  const lists = rows.flatMap(({ id, changes }) => linkLists(entity, id, changes));
  for (const field of new Set(lists.map((list) => list.field))) {
    const owners = lists.filter((list) => list.field === field).map(({ ownerId }) => ownerId);
    await db.delete(links).where(and(eq(links.field, field), inArray(links.ownerId, owners)));
  }
  await addLinks(db, lists);
}

import type { DraftOf, Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, inArray, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Context } from '../runtime/context.ts';
import { found, Refusal } from '../runtime/errors.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './read-rows.ts';
import { beforeWriteOf, writeRulesOf } from '../rules/rules.ts';
import type { Touched } from '../rules/rules.ts';
import { writable } from '../access/scope.ts';
import { anyTableOf } from '../table/table.ts';
import { joinTransaction } from '../transaction/transaction.ts';
import { insertRow, removeRows, updateRow } from './write-rows.ts';

/** What a call asks of the values that it was sent, beside the rules; it is handed the whole row as it was, and answers what is to be written. */
export type Check<E extends Entity> = (
  values: Partial<DraftOf<E>>,
  before: RowOf<E>,
) => Promise<Partial<DraftOf<E>>>;

interface Change {
  id: string;
  changes: object;
  version?: number | undefined;
  check?: Check<Entity> | undefined;
}

/** A new row, under an id that is made unless it is given. */
interface New {
  draft: object;
  id?: string | undefined;
}

/** Makes the write of one row where the entity's rules have it made. */
async function madeAround<T>(
  entity: Entity,
  context: Context,
  { make, ...touched }: Touched & { make: (inside: Context) => Promise<T> },
): Promise<T> {
  const { around } = writeRulesOf(entity, context);
  if (!around) return make(context);
  const [made] = await around(context, [touched], make);
  // One row is one group.
  return made as T;
}

/** Adds a row as the entity's rules let it. */
export const insertUnderRules = (entity: Entity, context: Context, row: New): Promise<Row | undefined> =>
  madeAround(entity, context, {
    act: 'add',
    values: row.draft,
    make: (inside) => insertHere(entity, inside, row),
  });

async function insertHere(entity: Entity, context: Context, { draft, id }: New): Promise<Row | undefined> {
  const rules = writeRulesOf(entity, context);
  const { beforeAdd = [], afterWrite = [] } = rules;
  const beforeWrite = beforeWriteOf(rules, draft);
  if (beforeAdd.length + beforeWrite.length + afterWrite.length === 0)
    return insertRow(entity, context, { draft, id });
  return joinTransaction(context, async (inside) => {
    const write = { context: inside, before: null };
    const values = { ...draft };
    for (const rule of beforeWrite) await rule(values, write);
    for (const rule of beforeAdd) await rule([values], inside);
    const row = found(await insertRow(entity, inside, { draft: values, id }));
    for (const rule of afterWrite) await rule(asRow(row), write);
    return row;
  });
}

/** Changes a row within reach as the call's own check and the entity's rules let it; the row is read only where one of them looks at it. */
export const updateUnderRules = (
  entity: Entity,
  context: Context,
  change: Change,
): Promise<Row | undefined> =>
  madeAround(entity, context, {
    act: 'change',
    id: change.id,
    values: change.changes,
    make: (inside) => updateHere(entity, inside, change),
  });

async function updateHere(
  entity: Entity,
  context: Context,
  { check, ...change }: Change,
): Promise<Row | undefined> {
  const rules = writeRulesOf(entity, context);
  const { beforeChange, afterWrite = [] } = rules;
  const beforeWrite = beforeWriteOf(rules, change.changes);
  if (!check && !beforeChange && beforeWrite.length + afterWrite.length === 0)
    return updateRow(entity, context, change);
  return joinTransaction(context, async (inside) => {
    const [before] = await rowsAsTheyStand(entity, inside, [change.id]);
    const write = { context: inside, before: asRow(found(before)) };
    beforeChange?.(write.before, inside);
    const changes = { ...(check ? await check(change.changes, write.before) : change.changes) };
    for (const rule of beforeWrite) await rule(changes, write);
    const row = found(await updateRow(entity, inside, { ...change, changes, held: before }));
    for (const rule of afterWrite) await rule(asRow(row), write);
    return row;
  });
}

/** Removes rows as the entity's rules let it, all or none. */
export async function removeUnderRules(
  entity: Entity,
  context: Context,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  const { around } = writeRulesOf(entity, context);
  if (!around) return removeHere(entity, context, wanted);
  await joinTransaction(context, (inside) =>
    around(
      inside,
      wanted.map((id) => ({ id, act: 'remove' as const })),
      (within, rows) =>
        removeHere(
          entity,
          within,
          rows.map(({ id }) => id),
        ),
    ),
  );
}

async function removeHere(entity: Entity, context: Context, ids: readonly string[]): Promise<void> {
  const { beforeRemove = [], afterRemove = [] } = writeRulesOf(entity, context);
  if (ids.length === 0 || beforeRemove.length + afterRemove.length === 0)
    return removeRows(entity, context, ids);
  return joinTransaction(context, async (inside) => {
    const rows = (await rowsAsTheyStand(entity, inside, ids)).map(asRow);
    for (const rule of beforeRemove) await rule(rows, inside);
    await removeRows(entity, inside, ids);
    for (const rule of afterRemove) await rule(rows, inside);
  });
}

// What comes out was selected field by field from the contract; Drizzle's generic rows do not say so.
const asRow = (row: Row) => row as unknown as RowOf<Entity>;

/** Whole rows within the writer's reach, whatever he may be told of them, held until the commit; one that is not there refuses them all. */
export async function rowsAsTheyStand(
  entity: Entity,
  context: Context,
  ids: readonly string[],
): Promise<Row[]> {
  if (!ids.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  const where = and(writable(entity, context), inArray(anyTableOf(entity).id, [...ids]));
  // By their ids: two who hold several of the same rows do not wait for each other.
  const order = [sql`${anyTableOf(entity).id}`];
  const reading = { where, order, limit: ids.length, isOne: ids.length === 1, isHeld: true };
  const rows = await readRows(entity, context, reading);
  if (rows.length !== ids.length) throw new Refusal('row.notFound');
  return rows;
}

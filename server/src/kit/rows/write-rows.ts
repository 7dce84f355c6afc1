import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { tagsOfRow } from '@policy/shared/contract/portal/content-events.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuidv7, validate as isUuid } from 'uuid';

import { refusalOf } from '../../database/errors.ts';
import { assertMayWrite, writable } from '../access/scope.ts';
import { recordAct, recordAddition, recordChange, valuesBefore } from '../history/change-history.ts';
import type { NamedRow } from '../history/change-history.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { sanitise } from '../runtime/sanitise.ts';
import { duplicate } from '../sql/duplicate.ts';
import { fieldsOf } from '../table/fields.ts';
import { addLinks, writeLinks } from '../table/links.ts';
import type { LinkList } from '../table/links.ts';
import { anyTableOf, columnNamed, hasColumn, snakeCase } from '../table/table.ts';
import { invalidate } from '../transaction/closing-writes.ts';
import { joinTransaction } from '../transaction/transaction.ts';
import { readRows, readWritten } from './read-rows.ts';
import type { Row } from './read-rows.ts';
import { assertReferences, unknownReference } from './references.ts';

/** Adds a row and answers it whole. */
export async function insertRow(
  entity: Entity,
  context: Context,
  { draft, id = uuidv7() }: { draft: object; id?: string | undefined },
): Promise<Row | undefined> {
  assertMayWrite(entity, context);
  const { values, columns } = newRow(entity, context, { draft, id });
  await assertReferences(entity, context, values);
  // Before the row, whose statement reads them back; nobody else can have links of a new id.
  await addLinks(context.db, linkLists(entity, id, values));
  const insert = context.db.insert(anyTableOf(entity)).values(columns).getSQL();
  const [row] = await translateUniqueViolation(entity, context, () => readWritten(entity, context, insert));
  if (row) await recordAddition(entity, context, [row]);
  await invalidateRows(entity, context, [id]);
  return row;
}

/** A new row as it will be stored: every field of the entity, and its own columns with the server's. */
export function newRow(entity: Entity, context: Context, { draft, id }: { draft: object; id: string }) {
  const values = initial(entity, draft);
  const now = wireTime(context.clock.now());
  const who = {
    createUser: context.actor?.userId ?? null,
    createDept: context.actor?.deptIds[0] ?? null,
    updateUser: context.actor?.userId ?? null,
  };
  const system = { id, tenantId: context.tenantId, createTime: now, updateTime: now, ...who };
  // The entity's own fields come last, because `tenantId` is a field of the tenant entity and has to win there.
  return { values, columns: { ...system, ...stored(entity, values) } };
}

interface Update {
  id: string;
  changes: object;
  version?: number | undefined;
  /** The row as it stands, where the open transaction holds it already. */
  held?: FieldValues | undefined;
}

/** Changes the given fields of one row within reach, writes down what they were, and answers the whole row; tells a stale version from a row that is not there. */
export async function updateRow(entity: Entity, context: Context, write: Update): Promise<Row | undefined> {
  const { id, changes, held } = write;
  assertMayWrite(entity, context);
  if (!isUuid(id)) throw new Refusal('row.notFound');
  return joinTransaction(context, async (inside) => {
    const before = held ?? (await valuesBefore(entity, inside, { id, fields: Object.keys(changes) }));
    const row = await writeChanges(entity, inside, write);
    const after = { ...changes, ...stored(entity, { ...changes }) };
    await recordChange(entity, inside, { id, before, after, row: row ?? {} });
    return row;
  });
}

async function writeChanges(entity: Entity, context: Context, write: Update): Promise<Row | undefined> {
  const { id, version } = write;
  const table = anyTableOf(entity);
  const changes: FieldValues = { ...write.changes };
  const reach = and(writable(entity, context), eq(table.id, id));
  const wrong = await unknownReference(entity, context, changes);
  if (wrong) throw await refusalWithin(reach, { entity, context, refusal: wrong });
  const update = context.db
    .update(table)
    .set({ ...stored(entity, changes), ...changed(entity, context) })
    .where(version === undefined ? reach : and(reach, eq(table.version, version)))
    .getSQL();
  const [row] = await translateUniqueViolation(entity, context, () => readWritten(entity, context, update));
  if (!row) throw await refusalWithin(reach, { entity, context, refusal: new Refusal('row.stale') });
  await invalidateRows(entity, context, [id]);
  const lists = linkLists(entity, id, changes);
  if (lists.length === 0) return row;
  await writeLinks(context.db, id, lists);
  const [whole] = await readRows(entity, context, { where: eq(table.id, id), limit: 1, isOne: true });
  return whole;
}

/** What every change of a row writes besides the fields given. */
export const changed = (entity: Entity, context: Context) => ({
  updateUser: context.actor?.userId ?? null,
  updateTime: wireTime(context.clock.now()),
  version: sql`${anyTableOf(entity).version} + 1`,
});

interface Refused {
  entity: Entity;
  context: Context;
  refusal: Refusal;
}

/** What is wrong with a change is told to those only who can reach the row. */
async function refusalWithin(
  reach: SQL | undefined,
  { entity, context, refusal }: Refused,
): Promise<Refusal> {
  const [there] = await context.db.select({ total: count() }).from(anyTableOf(entity)).where(reach);
  return there?.total ? refusal : new Refusal('row.notFound');
}

/** Marks rows as deleted, all or none. */
export async function removeRows(entity: Entity, context: Context, ids: readonly string[]) {
  assertMayWrite(entity, context);
  const wanted = [...new Set(ids)];
  if (!wanted.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  const table = anyTableOf(entity);
  await joinTransaction(context, async (inside) => {
    const gone = await inside.db
      .update(table)
      .set({ isDeleted: 1, ...changed(entity, context) })
      .where(and(writable(entity, context), inArray(table.id, wanted)))
      .returning({ id: table.id, ...nameColumn(entity) });
    if (gone.length !== wanted.length) throw new Refusal('row.notFound');
    // Columns that are known by name only; every table has these.
    await recordAct(entity, inside, { act: 'removed', rows: gone as NamedRow[] });
    await invalidateRows(entity, inside, wanted);
  });
}

/** The column of what a row is called, where its own table has it. */
const nameColumn = (entity: Entity): Record<string, AnyPgColumn> =>
  hasColumn(entity, entity.nameField) ? { [entity.nameField]: columnNamed(entity, entity.nameField) } : {};

/** Invalidates the public pages that show the entity, in the transaction of the write. */
export async function invalidateRows(entity: Entity, context: Context, ids: readonly string[]) {
  if (!entity.publicFields) return;
  await invalidate(
    context,
    ids.flatMap((id) => tagsOfRow(entity.name, id)),
  );
}

function initial(entity: Entity, draft: object): FieldValues {
  const given: FieldValues = { ...draft };
  return Object.fromEntries(
    fieldsOf(entity).map(({ key, initial: value }) => [key, given[key] ?? value ?? null]),
  );
}

/** What goes into the row's own columns: HTML cleaned, lists of ids left out. */
export function stored(entity: Entity, values: FieldValues): FieldValues {
  const own = fieldsOf(entity).filter(({ key, kind }) => kind !== 'references' && values[key] !== undefined);
  return Object.fromEntries(
    own.map(({ key, kind }) => [
      key,
      kind === 'richText' && typeof values[key] === 'string' ? sanitise(values[key]) : values[key],
    ]),
  );
}

/** What a row's fields of several ids point to; fields that the values do not mention are left out. */
export function linkLists(entity: Entity, ownerId: string, values: FieldValues): LinkList[] {
  return fieldsOf(entity)
    .filter(({ key, kind }) => kind === 'references' && values[key] !== undefined)
    .map(({ key }) => ({
      ownerId,
      field: `${entity.name}.${key}`,
      // The draft's schema has made it a list of ids; absent optional lists are null.
      targetIds: (values[key] as string[] | null) ?? [],
    }));
}

/** Turns a broken unique index into a sentence that names the field. */
export async function translateUniqueViolation<T>(
  entity: Entity,
  context: Context,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = refusalOf(error)?.constraint;
    const field = entity.unique?.find(
      (key) => constraint === `${snakeCase(entity.name)}_${snakeCase(key)}_unique`,
    );
    if (!field) throw error;
    throw duplicate(entity, context, field);
  }
}

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7, validate as isUuid } from 'uuid';

import { refusalOf } from '../db/errors.ts';
import { recordChange, recordRemoval, valuesBefore } from './change-history.ts';
import { wireTime } from './clock.ts';
import type { Context } from './context.ts';
import { Refusal } from './errors.ts';
import { writeLinks } from './links.ts';
import type { LinkList } from './links.ts';
import { announce } from './publish-events.ts';
import { sanitise } from './sanitise.ts';
import { assertMayWrite, entityByName, tenantRows, writable } from './scope.ts';
import { anyTableOf, snakeCase } from './table.ts';
import { together } from './transaction.ts';

/** Values of a row by field. */
export type Values = Record<string, unknown>;

/** Adds a row and answers its id. */
export async function insertRow(
  entity: Entity,
  context: Context,
  { draft, id = uuidv7() }: { draft: object; id?: string | undefined },
) {
  assertMayWrite(entity, context);
  const { values, columns } = newRow(entity, context, { draft, id });
  await assertReferences(entity, context, values);
  await named(entity, context, () => context.db.insert(anyTableOf(entity)).values(columns));
  await storeLinks(entity, context, { id, values });
  await announceRows(entity, context, [id]);
  return id;
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
  return { values, columns: { ...stored(entity, values), ...system } };
}

interface Update {
  id: string;
  changes: object;
  version?: number | undefined;
}

/** Changes the given fields of one row within reach, and writes down what they were; tells a stale version from a row that is not there. */
export async function updateRow(entity: Entity, context: Context, write: Update) {
  const { id, changes } = write;
  assertMayWrite(entity, context);
  if (!isUuid(id)) throw new Refusal('row.notFound');
  await together(context, async (inside) => {
    const before = await valuesBefore(entity, inside, { id, fields: Object.keys(changes) });
    await writeChanges(entity, inside, write);
    await recordChange(entity, inside, {
      id,
      before,
      after: { ...changes, ...stored(entity, { ...changes }) },
    });
  });
}

async function writeChanges(entity: Entity, context: Context, write: Update) {
  const { id, version } = write;
  const table = anyTableOf(entity);
  const changes: Values = { ...write.changes };
  await assertReferences(entity, context, changes);
  const reach = and(writable(entity, context), eq(table.id, id));
  const fresh = version === undefined ? reach : and(reach, eq(table.version, version));
  const system = {
    updateUser: context.actor?.userId ?? null,
    updateTime: wireTime(context.clock.now()),
    version: sql`${table.version} + 1`,
  };
  const changed = await named(entity, context, () =>
    context.db
      .update(table)
      .set({ ...stored(entity, changes), ...system })
      .where(fresh)
      .returning({ id: table.id }),
  );
  if (changed.length === 0) {
    const [there] = await context.db.select({ total: count() }).from(table).where(reach);
    throw new Refusal(there?.total ? 'row.stale' : 'row.notFound');
  }
  await storeLinks(entity, context, { id, values: changes });
  await announceRows(entity, context, [id]);
}

/** Marks rows as deleted, all or none. */
export async function removeRows(entity: Entity, context: Context, ids: readonly string[]) {
  assertMayWrite(entity, context);
  const wanted = [...new Set(ids)];
  if (!wanted.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  const table = anyTableOf(entity);
  await together(context, async (inside) => {
    const gone = await inside.db
      .update(table)
      .set({
        isDeleted: 1,
        updateUser: context.actor?.userId ?? null,
        updateTime: wireTime(context.clock.now()),
        version: sql`${table.version} + 1`,
      })
      .where(and(writable(entity, context), inArray(table.id, wanted)))
      .returning({ id: table.id });
    if (gone.length !== wanted.length) throw new Refusal('row.notFound');
    await recordRemoval(entity, inside, wanted);
    await announceRows(entity, inside, wanted);
  });
}

/** Whatever the public may see of an entity is told to be stale in the write's own transaction. */
export async function announceRows(entity: Entity, context: Context, ids: readonly string[]) {
  if (!entity.publicFields) return;
  await announce(context, [entity.name, ...ids.map((id) => `${entity.name}:${id}`)]);
}

/** The fields of an entity with their hints. */
export const fieldsOf = (entity: Entity) =>
  Object.entries(entity.fields).map(([key, schema]) => ({ key, ...metaOf(schema) }));

function initial(entity: Entity, draft: object): Values {
  const given: Values = { ...draft };
  return Object.fromEntries(
    fieldsOf(entity).map(({ key, initial: value }) => [key, given[key] ?? value ?? null]),
  );
}

/** What goes into the row's own columns: HTML cleaned, lists of ids left out. */
function stored(entity: Entity, values: Values): Values {
  const own = fieldsOf(entity).filter(({ key, kind }) => kind !== 'references' && values[key] !== undefined);
  return Object.fromEntries(
    own.map(({ key, kind }) => [
      key,
      kind === 'richText' && typeof values[key] === 'string' ? sanitise(values[key]) : values[key],
    ]),
  );
}

async function storeLinks(entity: Entity, context: Context, { id, values }: { id: string; values: Values }) {
  for (const list of linkLists(entity, id, values)) await writeLinks(context.db, list);
}

/** What a row's fields of several ids point to; fields that the values do not mention are left out. */
export function linkLists(entity: Entity, ownerId: string, values: Values): LinkList[] {
  return fieldsOf(entity)
    .filter(({ key, kind }) => kind === 'references' && values[key] !== undefined)
    .map(({ key }) => ({
      ownerId,
      field: `${entity.name}.${key}`,
      // The draft's schema has made it a list of ids; absent optional lists are null.
      targetIds: (values[key] as string[] | null) ?? [],
    }));
}

/** What is pointed to must be a live row of the writer's own tenant, or the platform's. */
export async function assertReferences(entity: Entity, context: Context, values: Values) {
  for (const { key, source } of fieldsOf(entity)) {
    const ids = source ? pointedTo(values[key]) : [];
    const target = ids.length > 0 && source ? entityByName(source) : undefined;
    if (!target || (await liveRows(target, context, ids)) === ids.length) continue;
    throw new Refusal('reference.unknown', { label: labelOf(entity, context, key) });
  }
}

function pointedTo(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? [...new Set<string>(value)] : [];
}

async function liveRows(entity: Entity, context: Context, ids: readonly string[]): Promise<number> {
  const table = anyTableOf(entity);
  const [known] = await context.db
    .select({ total: count() })
    .from(table)
    .where(and(tenantRows(entity, context), inArray(table.id, [...ids])));
  return known?.total ?? 0;
}

function labelOf(entity: Entity, context: Context, field: string): string {
  return catalogue(context.locale).entity(entity.name).fields[field] ?? field;
}

/** Turns a broken unique index into a sentence that names the field. */
async function named<T>(entity: Entity, context: Context, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const constraint = refusalOf(error)?.constraint;
    const field = entity.unique?.find(
      (key) => constraint === `${snakeCase(entity.name)}_${snakeCase(key)}_unique`,
    );
    if (!field) throw error;
    throw new Refusal('row.duplicate', { label: labelOf(entity, context, field) });
  }
}

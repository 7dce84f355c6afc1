import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { and, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { computedOf } from './computed.ts';
import type { Context } from './context.ts';
import { readLinks } from './links.ts';
import { entityByName, tenantRows } from './scope.ts';
import { anyTableOf, columnNamed, hasColumn } from './table.ts';

interface Reading {
  where: SQL | undefined;
  /** Fields that may be told; all when absent. */
  fields?: readonly string[] | undefined;
  order?: SQL[];
  /** List rows go without long HTML. */
  list?: boolean;
  limit: number;
  offset?: number;
}

type Row = Record<string, unknown> & { id: string };

const systemFields = [
  'id',
  'tenantId',
  'createUser',
  'createDept',
  'createTime',
  'updateUser',
  'updateTime',
  'isDeleted',
  'version',
  'status',
];
const publicSystemFields = ['id', 'createTime', 'updateTime', 'version', 'status'];

/** Rows as the contract says them: own columns, lists of ids, names of what is pointed to. At most one query for each. */
export async function readRows(entity: Entity, context: Context, reading: Reading): Promise<Row[]> {
  const table = anyTableOf(entity);
  const rows = await context.db
    .select(selection(entity, context, reading))
    .from(table)
    .where(reading.where)
    .orderBy(...(reading.order ?? []))
    .limit(reading.limit)
    .offset(reading.offset ?? 0);
  // The selection always carries the id; its other columns depend on the reading.
  const read = rows as Row[];
  await addLinks(entity, context, { rows: read, told: tellable(entity, reading) });
  await addNames(entity, context, read);
  return read;
}

function tellable(entity: Entity, { fields, list }: Reading): string[] {
  return Object.keys(entity.fields).filter((key) => {
    if (fields && !fields.includes(key)) return false;
    const { kind, inList } = metaOf(entity.fields[key] as never);
    return !list || kind !== 'richText' || inList;
  });
}

const kindOf = (entity: Entity, key: string) => metaOf(entity.fields[key] as never).kind;

function selection(entity: Entity, context: Context, reading: Reading) {
  const own = tellable(entity, reading).filter((key) => kindOf(entity, key) !== 'references');
  const system = reading.fields ? publicSystemFields : systemFields;
  const told = [...system, ...own].filter((key) => hasColumn(entity, key));
  const columns = told.map((key): [string, AnyPgColumn] => [key, columnNamed(entity, key)]);
  const computed = Object.entries(computedOf(entity, context)).map(([key, value]): [string, SQL.Aliased] => [
    key,
    value.as(key),
  ]);
  return Object.fromEntries<AnyPgColumn | SQL.Aliased>([...columns, ...computed]);
}

async function addLinks(entity: Entity, context: Context, { rows, told }: { rows: Row[]; told: string[] }) {
  const fields = told.filter((key) => kindOf(entity, key) === 'references');
  if (fields.length === 0) return;
  const links = await readLinks(
    context.db,
    rows.map((row) => row.id),
  );
  for (const row of rows)
    for (const field of fields) row[field] = links.get(row.id)?.[`${entity.name}.${field}`] ?? [];
}

/** One query per source entity, however many rows and fields point to it. */
async function addNames(entity: Entity, context: Context, rows: Row[]) {
  const pointers = Object.entries(entity.fields).flatMap(([key, schema]) => {
    const { as, source } = metaOf(schema);
    return as && source ? [{ key, as, source }] : [];
  });
  for (const source of new Set(pointers.map((pointer) => pointer.source))) {
    const mine = pointers.filter((pointer) => pointer.source === source);
    const ids = rows.flatMap((row) =>
      mine.flatMap(({ key }) => (typeof row[key] === 'string' ? [row[key]] : [])),
    );
    const names = await namesOf(source, context, [...new Set(ids)]);
    for (const row of rows) for (const { key, as } of mine) row[as] = names.get(String(row[key])) ?? null;
  }
}

async function namesOf(
  source: string,
  context: Context,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const entity = entityByName(source);
  if (!entity || ids.length === 0) return new Map();
  const table = anyTableOf(entity);
  const wanted = and(tenantRows(entity, context), inArray(table.id, [...ids]));
  const rows = await context.db
    .select({ id: table.id, name: columnNamed(entity, entity.nameField) })
    .from(table)
    .where(wanted);
  return new Map(rows.map((row) => [String(row.id), row.name]));
}

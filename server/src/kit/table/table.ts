import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldMeta } from '@policy/shared/contract/kit/field.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { getTableName, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  AnyPgColumn,
  ExtraConfigColumn,
  PgColumnBuilderBase,
  PgTableWithColumns,
} from 'drizzle-orm/pg-core';
import type { z } from 'zod';

import { columnOf, ofTenant, wireTimestamp } from './columns.ts';

/** A column that speaks the values of one field. */
type FieldColumn<T> = AnyPgColumn<{ data: NonNullable<T>; notNull: null extends T ? false : true }>;
type FieldColumns<E extends Entity> = {
  [K in keyof E['fields'] & string]: FieldColumn<Exclude<z.output<E['fields'][K]>, undefined>>;
};
type SystemColumns = Record<'id' | 'tenantId' | 'createTime' | 'updateTime', FieldColumn<string>> &
  Record<'createUser' | 'createDept' | 'updateUser', FieldColumn<string | null>> &
  Record<'isDeleted' | 'version' | 'status', FieldColumn<number>>;

type SystemName = 'id' | 'tenantId' | 'createTime' | 'updateTime' | 'isDeleted' | 'version' | 'status';
/** Any entity's table, coarse. */
export type EntityTable = PgTableWithColumns<{
  name: string;
  schema: undefined;
  columns: Record<string, AnyPgColumn>;
  dialect: 'pg';
}> &
  Record<SystemName, AnyPgColumn>;
/** The table of an entity with its columns by field name, and the server-only ones beside them. */
export type TableOf<E extends Entity, S = unknown> = EntityTable &
  Omit<SystemColumns, keyof E['fields']> &
  FieldColumns<E> & { [K in keyof S]: AnyPgColumn };

const systemColumns = ({ appendOnly }: Entity) => ({
  // Rows that are kept apart by month have their month in the key.
  id: appendOnly ? uuid().notNull() : uuid().primaryKey(),
  ...ofTenant(),
  createUser: uuid(),
  createDept: uuid(),
  createTime: wireTimestamp().notNull(),
  updateUser: uuid(),
  updateTime: wireTimestamp().notNull(),
  isDeleted: smallint().notNull().default(0),
  version: integer().notNull().default(1),
});

/** `itemGuide` is stored in `item_guide`. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const built = oncePer((entity: Entity) => build(entity, {}));

/** The table of an entity by its contract alone, made once: whoever reads and writes by the contract sees no other column. */
export function tableOf<E extends Entity>(entity: E): TableOf<E, Record<string, never>> {
  // The columns were built from exactly these fields; Drizzle cannot see that through fromEntries.
  return built(entity) as unknown as TableOf<E, Record<string, never>>;
}

/**
 * The same table with columns that no answer and no draft can reach, for the area's tables.ts and for migrations.
 * They bring their names as stored: Drizzle spells the columns of a table once, and may have met the other one first.
 */
export function tableWith<E extends Entity, S extends Record<string, PgColumnBuilderBase>>(
  entity: E,
  secrets: S,
): TableOf<E, S> {
  return build(entity, secrets) as unknown as TableOf<E, S>;
}

function build(entity: Entity, secrets: Record<string, PgColumnBuilderBase>): EntityTable {
  const status = 'status' in entity.fields ? {} : { status: integer().notNull().default(1) };
  const columns = { ...systemColumns(entity), ...status, ...fieldColumns(entity), ...secrets };
  const name = snakeCase(entity.name);
  // Generic columns through Drizzle's builder lose their names; the coarse type says what is left.
  return pgTable(name, columns as unknown as Record<string, never>, (table) => [
    ...monthlyKey(entity, table),
    ...indexes(name, entity, table),
  ]) as unknown as EntityTable;
}

function fieldColumns(entity: Entity) {
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([key, schema]) => {
      const meta = metaOf(schema);
      if (meta.kind === 'references') return [];
      const column = columnOf[meta.kind]();
      return [[key, meta.required ? column.notNull() : column]];
    }),
  );
}

/** The columns that find a row of an entity: its id, and where rows are kept apart by month the moment that says which. */
export const keyOf = (entity: Entity): readonly string[] => keyFields(entity).map(snakeCase);

const keyFields = ({ appendOnly }: Entity) => (appendOnly ? ['id', 'createTime'] : ['id']);

function monthlyKey(entity: Entity, table: object) {
  const columns = table as Record<string, ExtraConfigColumn>;
  const [first, ...others] = keyFields(entity).map((field) => columns[field] as ExtraConfigColumn);
  return first && others.length > 0 ? [primaryKey({ columns: [first, ...others] })] : [];
}

/** Lists read newest first or in the entity's order, within a tenant; references are filtered by. */
function indexes(name: string, entity: Entity, table: object) {
  const columns = table as Record<string, ExtraConfigColumn>;
  const column = (key: string) => columns[key] as ExtraConfigColumn;
  const order = entity.order ?? [{ field: 'createTime', descending: true }];
  const sorted = order.map(({ field, descending }) =>
    // `desc()` alone means NULLS LAST in an index and NULLS FIRST in a query: the index would never serve.
    descending ? column(field).desc().nullsFirst() : column(field).asc(),
  );
  const pointers = Object.entries(entity.fields).filter(
    ([, schema]) => metaOf(schema).kind === 'reference' && metaOf(schema).search,
  );
  const asked = Object.entries(entity.fields).filter(([, schema]) => metaOf(schema).indexed);
  const unique = entity.unique ?? [];
  const documents = Object.entries(entity.fields).filter(([, schema]) => holdsIds(metaOf(schema)));
  return [
    ...unique.map((key) =>
      uniqueIndex(`${name}_${snakeCase(key)}_unique`)
        .on(...withinTenant(key, column))
        // A value would become a parameter, which an index cannot have.
        .where(sql`${column('isDeleted')} = 0`),
    ),
    index(`${name}_order`).on(
      column('tenantId'),
      column('isDeleted'),
      ...sorted,
      order[0]?.descending ? column('id').desc().nullsFirst() : column('id').asc(),
    ),
    ...pointers.map(([key]) => index(`${name}_${snakeCase(key)}`).on(column('tenantId'), column(key))),
    ...documents.map(([key]) => {
      const ids = idsIn(column(key));
      // Most documents contain no file ids and cost the index nothing. Entries go into it at once: the embedded
      // database never vacuums, and each query would read through the list of pending ones.
      return index(`${name}_${snakeCase(key)}_ids`)
        .using('gin', ids)
        .where(sql`${ids} <> '{}'`)
        .with({ fastupdate: false });
    }),
    ...asked.map(([key]) => {
      const ties = tiesOf(entity).map((tie) => column(tie).desc().nullsFirst());
      const ours = entity.appendOnly ? [column('isDeleted')] : [];
      return index(`${name}_by_${snakeCase(key)}`).on(
        column('tenantId'),
        ...ours,
        column(key).desc().nullsFirst(),
        ...ties,
      );
    }),
  ];
}

/** One of a tenant; what is a tenant's own number is one of all. */
function withinTenant(
  key: string,
  column: (key: string) => ExtraConfigColumn,
): [ExtraConfigColumn, ...ExtraConfigColumn[]] {
  return key === 'tenantId' ? [column(key)] : [column('tenantId'), column(key)];
}

/** Structures and documents carry the ids of the files in them; so do lines that are addresses of files. */
export const holdsIds = ({ kind, namesFile }: FieldMeta): boolean =>
  kind === 'json' || kind === 'richText' || namesFile === true;

/** The ids that stand in a document; a function of the database, because an index is made of it. */
export const idsIn = (column: AnyPgColumn | ExtraConfigColumn): SQL => sql`ids_in((${column})::text)`;

/** The fields that settle ties of an order: the id, and before it the time in an append-only table. */
export const tiesOf = ({ appendOnly }: Entity): readonly string[] =>
  appendOnly ? ['createTime', 'id'] : ['id'];

/** The table of any entity, for code that knows its fields by name only. */
export const anyTableOf = (entity: Entity): EntityTable => tableOf<Entity>(entity);

/** A column by its field's name; a name that the entity does not have is a programming error. */
export function columnNamed(entity: Entity, name: string): AnyPgColumn {
  const columns: Record<string, AnyPgColumn> = anyTableOf(entity);
  const column = columns[name];
  if (!column) throw new Error(`${entity.name} has no column ${name}`);
  return column;
}

/** Whether a field is a column of the entity's own table. */
export const hasColumn = (entity: Entity, name: string) => Object.hasOwn(anyTableOf(entity), name);

/** A column with its table's name before it, for subqueries: in a query of one table Drizzle leaves the name out. */
export const qualified = (column: AnyPgColumn): SQL =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(snakeCase(column.name))}`;

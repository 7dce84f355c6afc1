import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { computedOf } from './computed.ts';
import type { Context } from './context.ts';
import { linkedIds, linkedTo } from './links.ts';
import { entityByName } from './scope.ts';
import { anyTableOf, columnNamed, hasColumn, qualified, snakeCase } from './table.ts';

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

/** Rows as the contract says them, in one query: own columns, lists of ids, names of what is pointed to. */
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
  return rows as Row[];
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
  const told = tellable(entity, reading);
  const system = reading.fields ? publicSystemFields : systemFields;
  const columns = [...system, ...told]
    .filter((key) => hasColumn(entity, key))
    .map((key): [string, AnyPgColumn] => [key, columnNamed(entity, key)]);
  const worked = { ...lists(entity, told), ...names(entity, context, told), ...computedOf(entity, context) };
  const aliased = Object.entries(worked).map(([key, value]): [string, SQL.Aliased] => [key, value.as(key)]);
  return Object.fromEntries<AnyPgColumn | SQL.Aliased>([...columns, ...aliased]);
}

function lists(entity: Entity, told: readonly string[]): Record<string, SQL> {
  const fields = told.filter((key) => kindOf(entity, key) === 'references');
  return Object.fromEntries(
    fields.map((key) => [key, linkedIds(anyTableOf(entity).id, `${entity.name}.${key}`)]),
  );
}

/** What a told pointer points to is named across data scopes, within the tenant and while it lives; several names are joined. */
function names(entity: Entity, context: Context, told: readonly string[]): Record<string, SQL> {
  return Object.fromEntries(
    told.flatMap((key) => {
      const { as, source, kind } = metaOf(entity.fields[key] as never);
      const target = source ? entityByName(source) : undefined;
      if (!as || !target) return [];
      if (kind === 'reference') return [[as, nameOf(target, context, qualified(columnNamed(entity, key)))]];
      return [[as, namesOf(target, context, linkedTo(anyTableOf(entity).id, `${entity.name}.${key}`))]];
    }),
  );
}

// The target goes by a name of its own, because a row may point to another one of its own table.
function nameOf(target: Entity, { tenantId }: Context, id: SQL): SQL {
  const name = sql.identifier(snakeCase(target.nameField));
  const ours = target.platform ? sql`` : sql` and named.tenant_id = ${tenantId}`;
  return sql`(select named.${name} from ${anyTableOf(target)} named where named.id = ${id} and named.is_deleted = 0${ours})`;
}

function namesOf(target: Entity, { tenantId }: Context, linked: { from: SQL; order: SQL; id: SQL }): SQL {
  const name = sql.identifier(snakeCase(target.nameField));
  const ours = target.platform ? sql`` : sql` and named.tenant_id = ${tenantId}`;
  return sql`(select string_agg(named.${name}, ',' order by ${linked.order}) from ${linked.from} join ${anyTableOf(target)} named on named.id = ${linked.id} and named.is_deleted = 0${ours})`;
}

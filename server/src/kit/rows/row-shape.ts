import { systemFields } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { entityByName } from '../access/scope.ts';
import { flat } from '../sql/compiled-queries.ts';
import { linkedIds, linkedTo, readLinkedIds } from '../table/links.ts';
import { anyTableOf, columnNamed, hasColumn, qualified, snakeCase } from '../table/table.ts';

/** How much is told of a row. */
export interface Telling {
  /** Fields that may be told; all when absent. */
  fields?: readonly string[] | undefined;
  /** List rows go without long HTML. */
  list?: boolean;
}

/** What a read selects of an entity's rows, whoever asks; a placeholder stands for his `tenantId`. */
export interface RowShape {
  list: SQL;
  /** The key of each selected value and how it is read, in the order selected. */
  values: readonly { key: string; read: (value: unknown) => unknown }[];
}

const ownSystemFields = [...systemFields, 'status'];
const publicSystemFields = ['id', 'createTime', 'updateTime', 'version', 'status'];

const shapesOf = oncePer((_: Entity) => new Map<string, RowShape>());

/** The shape of an entity's rows for one telling, made once: its text is long and never differs. */
export function rowShape(entity: Entity, telling: Telling): RowShape {
  const shapes = shapesOf(entity);
  const name = `${telling.list ? 'list' : 'row'} ${telling.fields?.join() ?? ''}`;
  const known = shapes.get(name) ?? shapeOf(entity, telling);
  shapes.set(name, known);
  return known;
}

function shapeOf(entity: Entity, telling: Telling): RowShape {
  const told = tellable(entity, telling);
  const system = telling.fields ? publicSystemFields : ownSystemFields;
  const columns = [...new Set([...system, ...told])]
    .filter((key) => hasColumn(entity, key))
    .map((key): [string, AnyPgColumn] => [key, columnNamed(entity, key)]);
  const linked = lists(entity, told);
  const named = names(entity, told);
  const hung = [...linked, ...named].map(([, value]) => value);
  return {
    list: flat(sql.join([...columns.map(([, column]) => qualified(column)), ...hung], sql`, `)),
    values: [
      ...columns.map(([key, column]) => ({ key, read: readerOf(column) })),
      ...linked.map(([key]) => ({ key, read: readLinkedIds })),
      ...named.map(([key]) => ({ key, read: asItIs })),
    ],
  };
}

const asItIs = (value: unknown) => value;

const readerOf = (column: AnyPgColumn) => (value: unknown) =>
  value === null ? null : column.mapFromDriverValue(value);

function tellable(entity: Entity, { fields, list }: Telling): string[] {
  return Object.keys(entity.fields).filter((key) => {
    if (fields && !fields.includes(key)) return false;
    const { kind, inList, isDocument } = metaOf(entity.fields[key] as never);
    return !list || inList || !(isDocument ?? kind === 'richText');
  });
}

function lists(entity: Entity, told: readonly string[]): [string, SQL][] {
  const fields = told.filter((key) => metaOf(entity.fields[key] as never).kind === 'references');
  return fields.map((key) => [key, linkedIds(anyTableOf(entity).id, `${entity.name}.${key}`)]);
}

/** The names of the live rows of the tenant that references point to, across data scopes; several names of one field are joined. */
function names(entity: Entity, told: readonly string[]): [string, SQL][] {
  return told.flatMap((key): [string, SQL][] => {
    const { as, asEn, source, kind } = metaOf(entity.fields[key] as never);
    const target = source ? entityByName(source) : undefined;
    if (!target) return [];
    const isOne = kind === 'reference';
    const told: [string | undefined, string | undefined][] = [
      [as, target.nameField],
      [asEn, target.nameFieldEn],
    ];
    const nameIn = (field: string) =>
      isOne
        ? nameOf(target, field, qualified(columnNamed(entity, key)))
        : namesOf(target, field, linkedTo(anyTableOf(entity).id, `${entity.name}.${key}`));
    return told.flatMap(([name, field]) => (name && field ? [[name, nameIn(field)]] : []));
  });
}

// The target goes by a name of its own, because a row may point to another one of its own table.
function nameOf(target: Entity, field: string, id: SQL): SQL {
  const name = sql.identifier(snakeCase(field));
  return sql`(select named.${name} from ${anyTableOf(target)} named where named.id = ${id} and named.is_deleted = 0${oursOf(target)})`;
}

/** Among several, one without an English name goes by its own. */
function namesOf(target: Entity, field: string, linked: { from: SQL; order: SQL; id: SQL }): SQL {
  const [name, own] = [sql.identifier(snakeCase(field)), sql.identifier(snakeCase(target.nameField))];
  return sql`(select string_agg(coalesce(named.${name}, named.${own}), ',' order by ${linked.order}) from ${linked.from} join ${anyTableOf(target)} named on named.id = ${linked.id} and named.is_deleted = 0${oursOf(target)})`;
}

const oursOf = (target: Entity): SQL =>
  target.platform ? sql`` : sql` and named.tenant_id = ${sql.placeholder('tenantId')}`;

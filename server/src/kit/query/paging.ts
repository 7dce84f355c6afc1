import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { asc, desc, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { Refusal } from '../runtime/errors.ts';
import { columnNamed, tiesOf } from '../table/table.ts';

/** The part of every list's query that says which page; the rest are filters. */
export const pagingQuery = z.looseObject({
  current: z.string().optional(),
  size: z.string().optional(),
  ascs: z.string().optional(),
  descs: z.string().optional(),
});

/** A page that may be asked for. */
export interface Paging {
  current: number;
  size: number;
}

const largestSize = 200;
const largestPage = 10_000_000;

/** Reads `current` and `size`; a size above 200 or a page below 1 is refused with its own sentence. */
export function pagingOf(query: Readonly<Record<string, unknown>>): Paging {
  const size = wholeNumber(query.size ?? '10', largestSize);
  if (size === undefined) throw new Refusal('request.pageSize');
  const current = wholeNumber(query.current ?? '1', largestPage);
  if (current === undefined) throw new Refusal('request.page');
  return { current, size };
}

function wholeNumber(value: unknown, largest: number): number | undefined {
  const read = /^\d{1,9}$/.test(String(value)) ? Number(value) : 0;
  return read >= 1 && read <= largest ? read : undefined;
}

type ListQuery = Readonly<Record<string, unknown>>;

/** A query without the fields that a reader may not see: filtering or sorting by them would give their values away. */
export function askable(entity: Entity, query: ListQuery, shown: readonly string[] | undefined): ListQuery {
  if (!shown) return query;
  const open = [...shown, ...Object.keys(entity.computed), ...systemSortable];
  const told = (key: string) =>
    alwaysAsked.has(key) || open.some((field) => key === field || key.startsWith(`${field}_`));
  const order = (value: unknown) =>
    typeof value === 'string' ? value.split(',').filter(told).join(',') : undefined;
  const kept = Object.fromEntries(Object.entries(query).filter(([key]) => told(key)));
  return { ...kept, ascs: order(query.ascs), descs: order(query.descs) };
}

/** Parameters that are open to every reader: a keyword searches the fields shown to him only, and every row carries its id. */
const alwaysAsked = new Set(['current', 'size', 'keyword', 'id']);

const systemSortable = ['createTime', 'updateTime'];

/** One column of an order. */
export interface SortKey {
  column: AnyPgColumn;
  descending: boolean;
}

/** The order of a list: the caller's fields, as far as the entity allows them, else the entity's; the id settles ties. */
export function sortKeysOf(entity: Entity, query: Readonly<Record<string, unknown>>): SortKey[] {
  const named = (value: unknown) =>
    typeof value === 'string' ? value.split(',').filter((field) => sortable(entity, field)) : [];
  const asked = [
    ...named(query.ascs).map((field) => ({ field, descending: false })),
    ...named(query.descs).map((field) => ({ field, descending: true })),
  ];
  const order = asked.length > 0 ? asked : (entity.order ?? [{ field: 'createTime', descending: true }]);
  // Ids grow with time, so ties go the way of the first key: oldest first stays oldest first.
  const descending = order[0]?.descending ?? false;
  const ties = tiesOf(entity).filter((field) => !order.some((key) => key.field === field));
  return [...order, ...ties.map((field) => ({ field, descending }))].map(({ field, descending = false }) => ({
    column: columnNamed(entity, field),
    descending,
  }));
}

/** The same as a query takes it. */
export const orderOf = (entity: Entity, query: Readonly<Record<string, unknown>>): SQL[] =>
  keysOrder(sortKeysOf(entity, query));

/** The columns of an order, as a query takes them. */
export const keysOrder = (keys: readonly SortKey[]): SQL[] =>
  keys.map(({ column, descending }) => (descending ? falling(column) : asc(column)));

/** Rows without a value come last either way; a column that always has one keeps the plain order, which its index serves. */
const falling = (column: AnyPgColumn): SQL =>
  column.notNull ? desc(column) : sql`${column} desc nulls last`;

/** Fields that `ascs` and `descs` may name. */
export const sortableFields = (entity: Entity): string[] =>
  [...Object.keys(entity.fields), ...systemSortable].filter((field) => sortable(entity, field));

function sortable(entity: Entity, field: string): boolean {
  if (systemSortable.includes(field)) return true;
  const schema = Object.hasOwn(entity.fields, field) ? entity.fields[field] : undefined;
  const meta = schema && metaOf(schema);
  // Sorting by a masked field would give its values away.
  return (meta?.sort ?? false) && !meta?.masked;
}

import { and, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { SortKey } from './paging.ts';

/** A cursor: a row's values of the columns that a list is ordered by, as the database itself writes them. */
export type Cursor = readonly (string | null)[];

/** What a query selects for its cursors, and how it reads them; values of the wire will not do, for times lose their milliseconds. */
export const cursorShape = (keys: readonly SortKey[]) => ({
  list: sql.join(
    keys.map(({ column }) => sql`${column}::text`),
    sql`, `,
  ),
  read: (values: unknown[]): Cursor => values.map((value) => (typeof value === 'string' ? value : null)),
});

/** Whether every column always has a value and all go the same way, so that one comparison tells what comes after what. */
export const isPlain = (keys: readonly SortKey[]) =>
  keys.every(({ column, descending }) => column.notNull && descending === keys[0]?.descending);

/** Holds for rows that come after a cursor. */
export function afterCursor(keys: readonly SortKey[], place: Cursor): SQL {
  if (isPlain(keys)) return asOneRow(keys, place, sql.raw(keys[0]?.descending ? '<' : '>'));
  const steps = keys.map((key, at) =>
    and(
      ...keys.slice(0, at).map((one, index) => same(one, place[index] ?? null)),
      beyond(key, place[at] ?? null),
    ),
  );
  return or(...steps) ?? sql`false`;
}

/** Holds for the row at a cursor and those that come after it, in a plain order. */
export const fromCursor = (keys: readonly SortKey[], place: Cursor): SQL =>
  asOneRow(keys, place, sql.raw(keys[0]?.descending ? '<=' : '>='));

/** One comparison of all columns, which their index serves. */
function asOneRow(keys: readonly SortKey[], place: Cursor, sign: SQL): SQL {
  const columns = sql.join(
    keys.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    keys.map((key, at) => typed(key, place[at] ?? null)),
    sql`, `,
  );
  return sql`(${columns}) ${sign} (${values})`;
}

const typed = ({ column }: SortKey, value: string | null): SQL =>
  sql`${value}::text::${sql.raw(column.getSQLType())}`;

const same = (key: SortKey, value: string | null): SQL =>
  value === null ? sql`${key.column} is null` : sql`${key.column} = ${typed(key, value)}`;

/** NULLs come last in either direction; nothing comes after them. */
function beyond(key: SortKey, value: string | null): SQL {
  const { column, descending } = key;
  if (value === null) return sql`false`;
  const further = descending ? sql`${column} < ${typed(key, value)}` : sql`${column} > ${typed(key, value)}`;
  return column.notNull ? further : sql`(${further} or ${column} is null)`;
}

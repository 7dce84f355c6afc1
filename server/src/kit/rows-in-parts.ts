import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from './context.ts';
import { orderOf, sortKeysOf } from './paging.ts';
import type { SortKey } from './paging.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './read-rows.ts';
import { runReady } from './ready-sql.ts';
import { anyTableOf } from './table.ts';

interface Asked {
  query: Readonly<Record<string, unknown>>;
  condition: SQL | undefined;
  fields: readonly string[] | undefined;
}

const rowsAtOnce = 1000;

/** All rows that meet a condition, in the order that a query asks for; each part goes on behind the last row of the one before. */
export async function* rowsInParts(
  entity: Entity,
  context: Context,
  { query, condition, fields }: Asked,
): AsyncGenerator<Row[]> {
  const keys = sortKeysOf(entity, query);
  const order = orderOf(entity, query);
  const reading = { order, fields, list: true, limit: rowsAtOnce };
  let behind: SQL | undefined;
  for (;;) {
    const rows = await readRows(entity, context, { ...reading, where: and(condition, behind) });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    behind = after(keys, await placeOf(entity, context, { id: last.id, keys }));
  }
}

/** Where a row stands in the order, as the database itself writes it: a value on the wire has lost its milliseconds. */
async function placeOf(
  entity: Entity,
  { db }: Context,
  { id, keys }: { id: string; keys: readonly SortKey[] },
): Promise<(string | null)[]> {
  const table = anyTableOf(entity);
  const texts = sql.join(
    keys.map(({ column }) => sql`${column}::text`),
    sql`, `,
  );
  const [place] = await runReady(db, sql`select ${texts} from ${table} where ${eq(table.id, id)}`, {
    read: (values) => values.map((value) => (typeof value === 'string' ? value : null)),
  });
  return place ?? [];
}

/** Holds for rows that come after a place. */
function after(keys: readonly SortKey[], place: readonly (string | null)[]): SQL {
  const [first] = keys;
  const isPlain = keys.every(({ column, descending }) => column.notNull && descending === first?.descending);
  if (isPlain) return asOneRow(keys, place);
  const steps = keys.map((key, at) =>
    and(
      ...keys.slice(0, at).map((one, index) => same(one, place[index] ?? null)),
      beyond(key, place[at] ?? null),
    ),
  );
  return or(...steps) ?? sql`false`;
}

/** One comparison of all columns, which their index serves. */
function asOneRow(keys: readonly SortKey[], place: readonly (string | null)[]): SQL {
  const columns = sql.join(
    keys.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    keys.map((key, at) => typed(key, place[at] ?? null)),
    sql`, `,
  );
  return keys[0]?.descending ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`;
}

const typed = ({ column }: SortKey, value: string | null): SQL =>
  sql`${value}::text::${sql.raw(column.getSQLType())}`;

const same = (key: SortKey, value: string | null): SQL =>
  value === null ? sql`${key.column} is null` : sql`${key.column} = ${typed(key, value)}`;

/** Rows without a value come last either way; behind them nothing comes. */
function beyond(key: SortKey, value: string | null): SQL {
  const { column, descending } = key;
  if (value === null) return sql`false`;
  const further = descending ? sql`${column} < ${typed(key, value)}` : sql`${column} > ${typed(key, value)}`;
  return column.notNull ? further : sql`(${further} or ${column} is null)`;
}

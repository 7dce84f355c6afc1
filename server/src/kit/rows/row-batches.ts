import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { orderOf, sortKeysOf } from '../query/paging.ts';
import type { SortKey } from '../query/paging.ts';
import type { Cursor } from '../query/keyset-cursors.ts';
import { afterCursor, cursorShape } from '../query/keyset-cursors.ts';
import type { Context } from '../runtime/context.ts';
import { runCompiled } from '../sql/compiled-queries.ts';
import { anyTableOf } from '../table/table.ts';
import { readRows } from './read-rows.ts';
import type { Row } from './read-rows.ts';

interface BatchQuery {
  query: Readonly<Record<string, unknown>>;
  condition: SQL | undefined;
  fields: readonly string[] | undefined;
}

const rowsAtOnce = 1000;

/** All rows that meet a condition, in the order that a query asks for; each part goes on behind the last row of the one before. */
export async function* rowBatches(
  entity: Entity,
  context: Context,
  { query, condition, fields }: BatchQuery,
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
    behind = afterCursor(keys, await cursorOf(entity, context, { id: last.id, keys }));
  }
}

/** Where a row stands in the order. */
async function cursorOf(
  entity: Entity,
  { db }: Context,
  { id, keys }: { id: string; keys: readonly SortKey[] },
): Promise<Cursor> {
  const table = anyTableOf(entity);
  const { list, read } = cursorShape(keys);
  const [place] = await runCompiled(db, sql`select ${list} from ${table} where ${eq(table.id, id)}`, {
    read,
  });
  return place ?? [];
}

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, is, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';

import { keysOrder } from '../query/paging.ts';
import type { SortKey } from '../query/paging.ts';
import type { Cursor } from '../query/keyset-cursors.ts';
import { fromCursor, isPlain, cursorShape } from '../query/keyset-cursors.ts';
import type { Context } from '../runtime/context.ts';
import { questionOf, compiled, runCompiled } from '../sql/compiled-queries.ts';
import { staleWhileRevalidate } from '../sql/stale-while-revalidate.ts';
import { singleFlight } from '../sql/single-flight.ts';
import { anyTableOf } from '../table/table.ts';

/** From this offset on, skipping rows costs more than anything else about a page. */
export const farOffset = 1000;
/** A cursor is remembered for every so many rows, so that neighbouring pages share one. */
const stride = 200;

const staleCursor = staleWhileRevalidate(singleFlight<Cursor | undefined>());

interface Wanted {
  condition: SQL | undefined;
  keys: readonly SortKey[];
  offset: number;
}

/** A part of a list: what its rows meet, and how many of them to pass over. */
interface Part {
  where: SQL | undefined;
  offset: number;
}

/**
 * Where a page begins. Deep in an append-only table it is reached from a remembered cursor nearby,
 * which is at most as old as the total that is told beside it.
 */
export async function partFor(
  entity: Entity,
  context: Context,
  { condition, keys, offset }: Wanted,
): Promise<Part> {
  // Inside a transaction only its own connection sees what it has written.
  const isNear = offset < farOffset || is(context.db, PgTransaction);
  if (!entity.appendOnly || isNear || !isPlain(keys)) return { where: condition, offset };
  const passed = offset - (offset % stride);
  const place = await cursorAt(entity, context, { condition, keys, offset: passed });
  return place
    ? { where: and(condition, fromCursor(keys, place)), offset: offset - passed }
    : { where: sql`false`, offset: 0 };
}

/** Finds the row at an offset in the index of the order, without reading the table. */
function cursorAt(
  entity: Entity,
  { db }: Context,
  { condition = sql`true`, keys, offset }: Wanted,
): Promise<Cursor | undefined> {
  const { list, read } = cursorShape(keys);
  const order = sql.join(keysOrder(keys), sql`, `);
  const query = compiled(
    sql`select ${list} from ${anyTableOf(entity)} where ${condition} order by ${order} limit 1 offset ${offset}`,
  );
  return staleCursor(db, questionOf(query), async () => (await runCompiled(db, query, { read }))[0]);
}

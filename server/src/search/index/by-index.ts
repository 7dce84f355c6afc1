import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

/** Whole scans are dear, rows are in memory, and one process answers. */
const settings = { enable_seqscan: 'off', random_page_cost: '1.1', max_parallel_workers_per_gather: '0' };
const setForThis = sql.join(
  Object.entries(settings).map(([setting, value]) => sql`set_config(${setting}, ${value}, true)`),
  sql`, `,
);

/**
 * The rows of a statement that looks into the index of words. A table of a few thousand documents is small, but each of them would be
 * unpacked to look for a word, which the planner does not count; and to start other processes takes ten times as long as they work.
 */
export function byIndex<Row extends Record<string, unknown>>(
  context: Context,
  statement: SQL,
): Promise<Row[]> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`select ${setForThis}`);
    return (await db.execute<Row>(statement)).rows;
  });
}

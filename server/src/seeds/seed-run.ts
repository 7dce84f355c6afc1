import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { wireTime } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { ofTenant, wireTimestamp } from '../kit/table/columns.ts';
import { inTransaction } from '../kit/transaction/transaction.ts';

/** Seeds that this database has had, so that a restart neither repeats nor overwrites them. */
export const seedRuns = pgTable(
  'seed_run',
  { ...ofTenant(), name: text().notNull(), at: wireTimestamp().notNull() },
  (table) => [primaryKey({ columns: [table.tenantId, table.name] })],
);

/** Does the work once per tenant and database, whole or not at all; answers whether it was done now. */
export function runOnce(
  context: Context,
  name: string,
  work: (context: Context) => Promise<void>,
): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const first = await inside.db
      .insert(seedRuns)
      .values({ tenantId: inside.tenantId, name, at: wireTime(inside.clock.now()) })
      .onConflictDoNothing()
      .returning({ name: seedRuns.name });
    if (first.length === 0) return false;
    await work(inside);
    return true;
  });
}

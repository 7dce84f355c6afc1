import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { runCompiled } from './compiled-queries.ts';

/**
 * Runs writing statements as one: each further one would wait for the database once more. None of them sees what another
 * does, and references between their rows are checked at the end. `isKept` keeps the statement planned on each connection.
 */
export async function runAtOnce(db: Database, statements: readonly SQL[], isKept: boolean): Promise<void> {
  const last = statements.at(-1);
  if (!last) return;
  const others = statements
    .slice(0, -1)
    .map((statement, at) => sql`${sql.identifier(`step_${at}`)} as (${statement})`);
  const all = others.length > 0 ? sql`with ${sql.join(others, sql`, `)} ${last}` : last;
  await runCompiled(db, all, { read: () => undefined, isKept });
}

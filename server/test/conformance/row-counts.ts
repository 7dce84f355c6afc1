import { sql } from 'drizzle-orm';

import type { TestServer } from '../test-server.ts';
import { perTable } from './per-table.ts';

const countsOf = perTable(async (db, tables) => {
  const each = tables.map(
    (name) => sql`select ${name}::text as name, count(*)::int as total from ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<{ name: string; total: number }>(sql.join(each, sql` union all `));
  return new Map(rows.map(({ name, total }) => [name, total]));
});

/** How many rows every table of the product holds. */
export const rowCounts = async ({ database }: TestServer): Promise<Record<string, number>> =>
  Object.fromEntries(await countsOf(database.db));

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';

/** How many rows there are of what stands after a `from`. */
export async function countRows(db: Database, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ many: number }>(sql`select count(*)::int as many from ${from}`);
  return rows[0]?.many ?? 0;
}

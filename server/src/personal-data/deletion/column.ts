import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';

/** What a query answers in its column `id`, as texts. */
export async function column(db: Database, query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string | null }>(query);
  return rows.flatMap(({ id }) => id ?? []);
}

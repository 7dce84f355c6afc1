import { sql } from 'drizzle-orm';

import type { Database } from '../../../src/database/client.ts';

/** Rows of whole tables as PostgreSQL spells them in JSON. */
export type TableRows = Record<string, Record<string, unknown>[]>;

/** Puts whole tables into a database in place of what its migrations put there, in whatever order they point to each other. */
export async function fillTables(db: Database, tables: TableRows): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const [name, rows] of Object.entries(tables)) {
      const table = sql.identifier(name);
      await tx.execute(sql`delete from ${table}`);
      await tx.execute(
        sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`,
      );
    }
  });
}

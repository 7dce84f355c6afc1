import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseOptions, OpenedDatabase } from '../client.ts';

/** Opens the embedded engine on its folder. */
export async function openPglite(
  options: DatabaseOptions & { migrationsDir: string },
): Promise<OpenedDatabase> {
  const client = await PGlite.create(options.dataDir === 'memory' ? 'memory://' : options.dataDir);
  const db = drizzle({ client, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: options.migrationsDir });
  return {
    db,
    kind: 'pglite',
    close: () => client.close(),
    ping: async () => {
      await client.query('select 1');
    },
  };
}

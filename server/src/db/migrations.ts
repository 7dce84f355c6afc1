import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';

import type { Database } from './client.ts';

/** The product's migrations: beside this file in the sources, beside the bundle once built. */
export const defaultMigrationsDir = fileURLToPath(new URL('./migrations', import.meta.url));

/** A short text that changes when any migration does. */
export function migrationsHash(migrationsDir: string): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles({ migrationsFolder: migrationsDir }))
    hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

/** The moments that name migrations in a database's journal. */
async function journal(db: Database): Promise<Set<number>> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at::text as at from drizzle.__drizzle_migrations`,
  );
  return new Set(rows.map(({ at }) => Number(at)));
}

const ownMigrations = (migrationsDir: string) =>
  readMigrationFiles({ migrationsFolder: migrationsDir }).map(({ folderMillis }) => folderMillis);

/** Refuses a database with a migration that this program lacks: a newer one made it, and this one would damage it. */
export async function refuseNewer(db: Database, migrationsDir: string): Promise<void> {
  const { rows } = await db.execute(
    sql`select 1 from pg_tables where schemaname = 'drizzle' and tablename = '__drizzle_migrations'`,
  );
  if (rows.length === 0) return;
  const own = new Set(ownMigrations(migrationsDir));
  const unknown = [...(await journal(db))].filter((at) => !own.has(at));
  if (unknown.length === 0) return;
  const newest = new Date(Math.max(...unknown)).toISOString().slice(0, 10);
  throw new Error(
    `the database is newer than this program: it has ${unknown.length} migrations that the program does not know, ` +
      `the newest of ${newest}; start the newer program, or restore the backup that was taken before it`,
  );
}

/** Tells whether a database has every migration of this program; reads the program's own once. */
export function migrationCheck(db: Database, migrationsDir: string): () => Promise<boolean> {
  const own = ownMigrations(migrationsDir);
  return async () => {
    const applied = await journal(db);
    return own.every((at) => applied.has(at));
  };
}

import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The product's migrations: beside this file in the sources, beside the bundle once built. */
export const defaultMigrationsDir = fileURLToPath(new URL('./migrations', import.meta.url));

/** A short text that changes when any migration does. */
export function migrationsHash(migrationsDir: string): string {
  const hash = createHash('sha256');
  for (const migration of readMigrationFiles({ migrationsFolder: migrationsDir }))
    hash.update(migration.hash);
  return hash.digest('hex').slice(0, 16);
}

import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { defaultMigrationsDir } from './migrations.ts';
import { openPglite } from './pglite/open.ts';
import { openPostgres } from './postgres.ts';

interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A connection to either engine; a transaction of it is assignable to it, and `execute` answers `{ rows }`. */
export type Database = PgDatabase<RowsResult>;

/** Where the data lives: a PostgreSQL address, or else a folder (or `memory`) for the embedded engine. */
export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataDir: string;
  migrationsDir?: string | undefined;
  /** An archive of a migrated empty database; a new folder starts from it when its name carries the hash of the migrations. */
  seedArchive?: string | undefined;
  /** Told when the embedded engine has died twice in a row and will not come back: time to exit. */
  onLost?: ((error: Error) => void) | undefined;
}

/** A migrated database that answers queries until `close`. */
export interface OpenedDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
}

/** Opens and migrates the database: PostgreSQL when an address is given, the embedded engine otherwise. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const migrationsDir = options.migrationsDir ?? defaultMigrationsDir;
  if (options.databaseUrl) return openPostgres(options.databaseUrl, migrationsDir);
  return openPglite({ ...options, migrationsDir });
}

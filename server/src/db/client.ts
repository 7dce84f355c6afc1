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
  /** How long a caller waits for a connection to that address; 1.8 s unless said, below the two within which he is promised his 503. */
  connectMs?: number | undefined;
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
  if (options.databaseUrl) {
    const { databaseUrl, connectMs } = options;
    return openPostgres({ databaseUrl, connectMs, migrationsDir });
  }
  return openPglite({ ...options, migrationsDir });
}

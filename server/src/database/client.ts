import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { productMigrations } from './migrations.ts';
import type { Migrations } from './migrations.ts';
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
  /** The product's unless said. */
  migrations?: Migrations | undefined;
  /** An archive of a migrated empty database; a new folder starts from it when its name carries the hash of the migrations. */
  seedArchive?: string | undefined;
  /** Called when the embedded engine has died twice in a row and will not come back: time to exit. */
  onLost?: ((error: Error) => void) | undefined;
  /** Called when another server process is preparing the database and this one waits for it. */
  onWait?: (() => void) | undefined;
}

/** A migrated database that answers queries until `close`. */
export interface OpenedDatabase {
  db: Database;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Whether it has every migration of this program; rejects when it does not answer. */
  isMigrated(): Promise<boolean>;
  /** What its pool of connections does just now; the embedded engine has none. */
  connections?(): { inUse: number; idle: number; waiting: number };
}

/** What is done on a migrated database before another server process may begin on it. */
export type Preparation<T> = (opened: OpenedDatabase) => Promise<T>;

/** Opens and migrates the database: PostgreSQL when an address is given, the embedded engine otherwise. */
export const openDatabase = (options: DatabaseOptions): Promise<OpenedDatabase> =>
  openPrepared(options, (opened) => Promise.resolve(opened));

/** The same, and prepares it while every other server process waits; it is closed again when the preparation fails. */
export async function openPrepared<T>(options: DatabaseOptions, prepare: Preparation<T>): Promise<T> {
  const migrations = options.migrations ?? productMigrations;
  const orClose: Preparation<T> = (opened) =>
    prepare(opened).catch(async (error: unknown) => {
      await opened.close();
      throw error;
    });
  const { databaseUrl, connectMs, onWait } = options;
  if (databaseUrl) return openPostgres({ databaseUrl, connectMs, migrations, onWait }, orClose);
  // The folder belongs to one process at a time.
  return orClose(await openPglite({ ...options, migrations }));
}

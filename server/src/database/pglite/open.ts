import { drizzle } from 'drizzle-orm/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { applyMigrations } from '../apply-migrations.ts';
import type { DatabaseOptions, OpenedDatabase } from '../client.ts';
import { DatabaseStopped } from '../errors.ts';
import { migrationCheck } from '../migration-journal.ts';
import type { Migrations } from '../migrations.ts';
import { findArchive } from './archive.ts';
import { takeClusterFolder } from './cluster-folder.ts';
import { Connection } from './connection.ts';
import { drizzleClient } from './drizzle-client.ts';
import { LiveConnection } from './live-connection.ts';

type Options = DatabaseOptions & { migrations: Migrations };

const idleTransactionMs = 5_000;

/** Opens the embedded engine in a thread of its own, on a folder that nobody else has open, or in memory. */
export function openPglite(options: Options): Promise<OpenedDatabase> {
  return options.dataDir === 'memory' ? openInMemory(options) : openInFolder(options);
}

async function openInMemory(options: Options): Promise<OpenedDatabase> {
  const archive = findArchive(options.migrations, options.seedArchive);
  const first = await Connection.open({ dataDir: 'memory://', archive, idleTransactionMs });
  const reopen = (): Promise<Connection> => Promise.reject(new DatabaseStopped());
  return migrated(new LiveConnection(first, { reopen, onLost: options.onLost ?? unheard }), options);
}

async function openInFolder(options: Options): Promise<OpenedDatabase> {
  const folder = await takeClusterFolder(options.dataDir);
  const reopen = (): Promise<Connection> => Connection.open({ dataDir: folder.cluster, idleTransactionMs });
  try {
    const archive = folder.isNew ? findArchive(options.migrations, options.seedArchive) : undefined;
    const first = await Connection.open({ dataDir: folder.cluster, archive, idleTransactionMs });
    await folder.completed();
    const opened = await migrated(
      new LiveConnection(first, { reopen, onLost: options.onLost ?? unheard }),
      options,
    );
    const close = async () => {
      try {
        await opened.close();
      } finally {
        await folder.release();
      }
    };
    return { ...opened, close };
  } catch (error) {
    await folder.release();
    throw error;
  }
}

async function migrated(live: LiveConnection, options: Options): Promise<OpenedDatabase> {
  const client = drizzleClient(live.get);
  const db = drizzle({ client: client as PGlite, casing: 'snake_case' });
  try {
    await applyMigrations(db, options.migrations);
  } catch (error) {
    await live.close();
    throw error;
  }
  return {
    db,
    kind: 'pglite',
    close: () => live.close(),
    ping: () => client.query('select 1').then(() => undefined),
    isMigrated: migrationCheck(db, options.migrations),
  };
}

/** Without a listener the calls themselves tell that the database is gone. */
function unheard(): void {
  return undefined;
}

import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

import { openDatabase, type OpenedDatabase } from '../src/database/client.ts';
import type { Migrations } from '../src/database/migrations.ts';
import { startEngine } from '../src/database/pglite/engine.ts';
import { archiveWithoutTables } from './begun-archive.ts';
import { emptyDatabase } from './start/empty-database.ts';

/** A database without a table that is opened, migrated and closed as often as a test likes. */
export interface NewDatabase {
  open(migrations: Migrations): Promise<OpenedDatabase>;
  drop(): Promise<void>;
}

/** A database that starts from nothing, for tests of what a start does to it. */
export async function newDatabase(kind: OpenedDatabase['kind']): Promise<NewDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'new-database-'));
  const dropFolder = () => {
    rmSync(dataDir, { recursive: true });
  };
  if (kind === 'pglite') {
    cpSync(await emptyCluster(inject('runFolder')), join(dataDir, 'database/cluster'), { recursive: true });
    return {
      open: (migrations) => openDatabase({ dataDir, migrations }),
      drop: async () => dropFolder(),
    };
  }
  const { url, drop } = await emptyDatabase();
  return {
    open: (migrations) => openDatabase({ databaseUrl: url, connectMs: 60_000, dataDir, migrations }),
    drop: async () => {
      await drop();
      dropFolder();
    },
  };
}

/** The folder of an embedded database without a table, made once for a run. */
async function emptyCluster(runFolder: string): Promise<string> {
  const cluster = join(runFolder, 'empty-cluster');
  if (existsSync(cluster)) return cluster;
  const draft = mkdtempSync(`${cluster}-`);
  const engine = await startEngine({ dataDir: draft, archive: await archiveWithoutTables() });
  await engine.close();
  try {
    renameSync(draft, cluster);
  } catch (error) {
    // Another worker was quicker.
    if (!existsSync(cluster)) throw error;
  }
  return cluster;
}

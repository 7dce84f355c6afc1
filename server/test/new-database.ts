import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase, type OpenedDatabase } from '../src/database/client.ts';
import type { Migrations } from '../src/database/migrations.ts';
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
  if (kind === 'pglite')
    return {
      open: (migrations) => openDatabase({ dataDir, migrations }),
      drop: async () => dropFolder(),
    };
  const { url, drop } = await emptyDatabase();
  return {
    open: (migrations) => openDatabase({ databaseUrl: url, connectMs: 60_000, dataDir, migrations }),
    drop: async () => {
      await drop();
      dropFolder();
    },
  };
}

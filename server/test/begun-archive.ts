import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { inject } from 'vitest';

import type { OpenedDatabase } from '../src/database/client.ts';
import { startEngine } from '../src/database/pglite/engine.ts';

/** A state that many test files begin with: what `seed` leaves in an empty migrated database. */
export interface Beginning {
  /** Tells it apart within a run; part of a database's name. */
  name: string;
  seed: (database: OpenedDatabase) => Promise<void>;
}

/** The archive of a PGlite without a table, from which a run makes all others: the engine takes seven seconds for it. */
export async function archiveWithoutTables(): Promise<string> {
  const path = join(inject('runFolder'), 'without-tables.tar');
  if (existsSync(path)) return path;
  const engine = await startEngine({ dataDir: 'memory://' });
  try {
    await writeDump(engine, path);
  } finally {
    await engine.close();
  }
  return path;
}

/** Whoever sees the name sees all of the file, also when two make it at once. */
async function writeDump(engine: PGlite, path: string): Promise<void> {
  await engine.exec('checkpoint');
  const archive = await engine.dumpDataDir('none');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.${process.pid}`, Buffer.from(await archive.arrayBuffer()));
  await rename(`${path}.${process.pid}`, path);
}

/** The archive of a PGlite that begins so, made from that of an empty one unless this run has made it. */
export async function archiveOf(
  { name, seed }: Beginning,
  empty: string,
  runFolder: string,
): Promise<string> {
  // Its name carries the hash of the migrations, as that of the empty one does.
  const path = join(runFolder, name, basename(empty));
  if (existsSync(path)) return path;
  const engine = await startEngine({ dataDir: 'memory://', archive: empty });
  try {
    const db = drizzle({ client: engine, casing: 'snake_case' });
    const done = () => Promise.resolve();
    await seed({ db, kind: 'pglite', isMigrated: () => Promise.resolve(true), ping: done, close: done });
    await writeDump(engine, path);
  } finally {
    await engine.close();
  }
  return path;
}

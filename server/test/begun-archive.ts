import { existsSync } from 'node:fs';
import { mkdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
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

/** Takes a lock that nobody holds, and tells whether it did: one makes an archive, since what it notes beside it has to belong to the one that is kept. */
async function takesLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The archive of a PGlite that begins so, made from that of an empty one unless this run has made it. */
export async function archiveOf(
  { name, seed }: Beginning,
  empty: string,
  runFolder: string,
): Promise<string> {
  // Its name carries the hash of the migrations, as that of the empty one does.
  const path = join(runFolder, name, basename(empty));
  await mkdir(dirname(path), { recursive: true });
  const lock = `${path}.lock`;
  while (!existsSync(path) && !(await takesLock(lock))) await delay(100);
  if (existsSync(path)) return path;
  const engine = await startEngine({ dataDir: 'memory://', archive: empty });
  try {
    const db = drizzle({ client: engine, casing: 'snake_case' });
    const done = () => Promise.resolve();
    await seed({ db, kind: 'pglite', isMigrated: () => Promise.resolve(true), ping: done, close: done });
    await writeDump(engine, path);
  } finally {
    await engine.close();
    await rmdir(lock);
  }
  return path;
}

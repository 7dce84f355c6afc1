import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';

import type { Database } from '../src/database/client.ts';
import { startEngine } from '../src/database/pglite/engine.ts';

/** A state that many test files begin with: what `seed` leaves in an empty migrated database. */
export interface Beginning {
  /** Tells it apart within a run; part of a database's name. */
  name: string;
  seed: (db: Database) => Promise<void>;
}

/** The archive of a PGlite that begins so, made from that of an empty one unless this run has made it. */
export async function archiveOf(
  { name, seed }: Beginning,
  empty: string,
  runFolder: string,
): Promise<string> {
  const folder = join(runFolder, name);
  // Its name carries the hash of the migrations, as that of the empty one does.
  const path = join(folder, basename(empty));
  if (existsSync(path)) return path;
  const engine = await startEngine({ dataDir: 'memory://', archive: empty });
  try {
    await seed(drizzle({ client: engine, casing: 'snake_case' }));
    await engine.exec('checkpoint');
    const archive = await engine.dumpDataDir('none');
    await mkdir(folder, { recursive: true });
    // Whoever sees the name sees all of the file, also when two make it at once.
    await writeFile(`${path}.${process.pid}`, Buffer.from(await archive.arrayBuffer()));
    await rename(`${path}.${process.pid}`, path);
  } finally {
    await engine.close();
  }
  return path;
}

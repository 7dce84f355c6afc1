import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/pglite';
import { applyMigrations } from '../apply-migrations.ts';
import { migrationsHash, productMigrations } from '../migrations.ts';
import type { Migrations } from '../migrations.ts';
import { startEngine } from './engine.ts';

const besideTheBundle = fileURLToPath(new URL('.', import.meta.url));

/** The archive that may fill a new folder: the one given, or the build's own, if it was made from just these migrations. */
export function findArchive(migrations: Migrations, given?: string): string | undefined {
  const name = archiveName(migrations);
  const candidate = given ?? join(besideTheBundle, name);
  return basename(candidate) === name && existsSync(candidate) ? candidate : undefined;
}

/**
 * Makes the archive of an empty migrated database in the folder unless it is there; answers its path. From an archive
 * without a table where the caller has one, for the engine takes seconds to make a cluster.
 */
export async function ensureArchive(
  folder: string,
  migrations = productMigrations,
  withoutTables?: () => Promise<string>,
): Promise<string> {
  const path = join(folder, archiveName(migrations));
  if (existsSync(path)) return path;
  const engine = await startEngine({ dataDir: 'memory://', archive: await withoutTables?.() });
  try {
    await applyMigrations(drizzle({ client: engine, casing: 'snake_case' }), migrations);
    await engine.exec('checkpoint');
    const dump = await engine.dumpDataDir('gzip');
    await writeWhole(path, Buffer.from(await dump.arrayBuffer()));
  } finally {
    await engine.close();
  }
  return path;
}

function archiveName(migrations: Migrations): string {
  return `pglite-${engineVersion()}-${migrationsHash(migrations)}.tar.gz`;
}

/** Whoever sees the name sees all of the file, also when two make it at once. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, path);
}

function engineVersion(): string {
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm');
  const { version } = JSON.parse(readFileSync(join(dirname(engine), '../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

// Bundles the server into dist/ and puts beside it what a first start needs: the migrations and an empty migrated database.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const dist = resolve(here, process.env.SERVER_DIST ?? 'dist');
const migrations = join(here, 'src/db/migrations');

async function bundle() {
  await build({
    absWorkingDir: here,
    entryPoints: {
      main: 'src/main.ts',
      'pglite-worker': 'src/db/pglite/worker.ts',
      'pglite-archive': 'src/db/pglite/archive.ts',
    },
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // Packages stay where npm put them; the shared package is TypeScript and comes into the bundle.
    packages: 'external',
    alias: { '@policy/shared': join(here, '../shared/src') },
    logLevel: 'warning',
  });
  cpSync(migrations, join(dist, 'migrations'), { recursive: true });
}

/** The archive carries the hash of its migrations in its name, so one that is there already is right. */
async function prepareDatabase() {
  const { ensureArchive } = await import(join(dist, 'pglite-archive.js'));
  const archive = basename(await ensureArchive(migrations, dist));
  for (const name of readdirSync(dist)) {
    if (/^pglite-.*\.tar\.gz$/.test(name) && name !== archive) rmSync(join(dist, name));
  }
}

rmSync(join(dist, 'migrations'), { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
await bundle();
await prepareDatabase();

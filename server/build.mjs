// Bundles the server into dist/ and puts beside it what a first start needs: the migrations and an empty migrated database.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const dist = resolve(here, process.env.SERVER_DIST || 'dist');
const shared = '@policy/shared';
const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
const migrations = join(here, 'src/database/migrations');

async function bundle() {
  await build({
    absWorkingDir: here,
    entryPoints: {
      main: 'src/main.ts',
      'pglite-worker': 'src/database/pglite/worker.ts',
      'pglite-archive': 'src/database/pglite/archive.ts',
    },
    outdir: dist,
    bundle: true,
    // In one file, what is imported when it is needed would bring its packages at every start.
    splitting: true,
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // The server's own packages stay where npm put them; shared is TypeScript and comes into the bundle with what it needs.
    // esbuild makes the engine's thread where there is no build.
    external: [...Object.keys(dependencies).filter((name) => name !== shared), 'esbuild'],
    // Of a package that comes in two forms, the modules: the other form asks for `require`, which a module lacks.
    mainFields: ['module', 'main'],
    alias: { [shared]: join(here, '../shared/src') },
    logLevel: 'warning',
  });
  cpSync(migrations, join(dist, 'migrations'), { recursive: true });
  cpSync(join(here, 'src/modules/report/files/fonts'), join(dist, 'fonts'), { recursive: true });
  cpSync(join(here, 'src/seeds/reference/processes'), join(dist, 'processes'), { recursive: true });
}

/** The archive carries the hash of its migrations in its name, so one that is there already is right. */
async function prepareDatabase() {
  const { ensureArchive } = await import(join(dist, 'pglite-archive.js'));
  const archive = basename(await ensureArchive(dist));
  for (const name of readdirSync(dist)) {
    if (/^pglite-.*\.tar\.gz$/.test(name) && name !== archive) rmSync(join(dist, name));
  }
}

mkdirSync(dist, { recursive: true });
for (const name of readdirSync(dist))
  if (name === 'migrations' || name.startsWith('chunk-')) rmSync(join(dist, name), { recursive: true });
await bundle();
await prepareDatabase();

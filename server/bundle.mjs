import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const here = import.meta.dirname;
const shared = '@policy/shared';
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** What runs beside a program in threads of its own; `database/thread-program.ts` finds them by these names. */
const threads = {
  'pglite-worker': 'src/database/pglite/worker.ts',
  'model-worker': 'src/workflow/adapters/documents/model-worker.ts',
};

/** Bundles programs of the server (name to source) into a folder, with the files that they read beside them. */
export async function bundle(programs, folder) {
  const outdir = resolve(here, folder);
  mkdirSync(outdir, { recursive: true });
  for (const name of readdirSync(outdir))
    if (name === 'migrations' || name.startsWith('chunk-')) rmSync(join(outdir, name), { recursive: true });
  await build({
    absWorkingDir: here,
    entryPoints: { ...programs, ...threads },
    outdir,
    bundle: true,
    // In one file, what is imported when it is needed would bring its packages at every start.
    splitting: true,
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    // The server's own packages stay where npm put them; shared is TypeScript and comes into the bundle with what it needs.
    external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => name !== shared),
    // Of a package that comes in two forms, the modules: the other form asks for `require`, which a module lacks.
    mainFields: ['module', 'main'],
    alias: { [shared]: join(here, '../shared/src') },
    logLevel: 'warning',
  });
  cpSync(join(here, 'src/database/migrations'), join(outdir, 'migrations'), { recursive: true });
  cpSync(join(here, 'src/modules/report/files/fonts'), join(outdir, 'fonts'), { recursive: true });
  cpSync(join(here, 'src/seeds/reference/processes'), join(outdir, 'processes'), { recursive: true });
  return outdir;
}

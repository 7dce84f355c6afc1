import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Plugin } from 'esbuild';

import type { WorkerOptions } from './messages.ts';

/** Starts the thread that the engine runs in; the threads of a process share what each would have to make for itself. */
export async function startThread(options: WorkerOptions): Promise<Worker> {
  const [program, compiled] = await Promise.all([
    (ourProgram ??= findProgram()),
    (engine ??= compileEngine()),
  ]);
  return new Worker(program, { workerData: { ...options, compiled } satisfies WorkerOptions });
}

let ourProgram: Promise<URL> | undefined;
let engine: Promise<WebAssembly.Module> | undefined;

/** V8 keeps what it has compiled of a module for all threads that were given it. */
async function compileEngine(): Promise<WebAssembly.Module> {
  const path = fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm'));
  return WebAssembly.compile(await readFile(path));
}

/** Lies beside the bundled server. From the sources it is bundled now: a thread does not inherit the TypeScript loader of its process. */
const findProgram = async (): Promise<URL> =>
  import.meta.url.endsWith('.ts') ? bundled() : new URL('./pglite-worker.js', import.meta.url);

/** As an address that holds the program itself, so that there is no file to clear away. */
async function bundled(): Promise<URL> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [installedPackages],
  });
  const [{ text } = { text: '' }] = outputFiles;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

/** Such an address has no folder in which packages could be looked for: each is named by the file that it begins with. */
const installedPackages: Plugin = {
  name: 'installed packages',
  setup: (bundle) => {
    bundle.onResolve({ filter: /^@/ }, ({ path }) => ({ path: import.meta.resolve(path), external: true }));
  },
};

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import { threadProgram } from '../thread-program.ts';
import type { WorkerOptions } from './messages.ts';

/** Starts the thread that the engine runs in; the threads of a process share what each would have to make for itself. */
export async function startThread(options: WorkerOptions): Promise<Worker> {
  const [program, compiled] = await Promise.all([
    (ourProgram ??= threadProgram('pglite-worker', new URL('./worker.ts', import.meta.url))),
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

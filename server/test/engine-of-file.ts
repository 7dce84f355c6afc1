import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The embedded engine, and the server. */
export type Engine = 'pglite' | 'postgres';

/** What carries the difference between the engines: these files run on both in every `npm test`. */
const carriesEngines = /^server\/(src\/(kit|workflow|db|database)|test\/(conformance|bpmn|crash))\//;

/** By what a file tells that it runs on each engine. */
const onEachEngine = /describeOnEach|enginesHere/;

/** `TEST_ENGINES`: `npm test` says `own`, `npm run test:full` says `other`, and whoever runs a file by itself nothing. */
const isOtherRun = process.env.TEST_ENGINES === 'other';
const isOwnRun = process.env.TEST_ENGINES === 'own';

/** The engine of a file in `npm test`: told by its name alone, so that it stays whatever files come and go. */
function ownEngine(file: string, engines: readonly Engine[]): Engine | undefined {
  const [first = 0] = createHash('sha256').update(file).digest();
  return engines[first % engines.length];
}

/** Those of the engines that a file, named from the workspace's root, runs on in this run. */
export function enginesOf(file: string, engines: readonly Engine[]): readonly Engine[] {
  if (carriesEngines.test(file)) return isOtherRun ? [] : engines;
  if (!isOwnRun && !isOtherRun) return engines;
  return engines.filter((engine) => (engine === ownEngine(file, engines)) === isOwnRun);
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files of which `npm test` leaves an engine to `npm run test:full`, where that is what runs; otherwise undefined. */
export function filesOfOtherRun(): string[] | undefined {
  if (!isOtherRun) return undefined;
  return ['server/src', 'server/test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
    )
    .filter((file) => file.endsWith('.test.ts') && !carriesEngines.test(file))
    .filter((file) => onEachEngine.test(readFileSync(join(root, file), 'utf8')));
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The embedded engine, and the server. */
export type Engine = 'pglite' | 'postgres';

/**
 * What carries the difference between the engines: these files run on both in every `npm test`. Migrations do not:
 * each of them begins a database of its own several times, which costs the embedded engine two seconds of CPU a time.
 */
const carriesEngines =
  /^server\/(src\/(kit|workflow)\/|src\/database\/(?!(apply-)?migrations\.)|test\/bpmn\/(durable|variables)\.test\.ts$)/;

/** By what a file tells that it runs on each engine, or tries more than `npm test` has time for. */
const hasOtherRun = /describeOn(?:Each|Demonstration)|engines(?:Here|ToTry)|triesAll/;

/** `TEST_ENGINES`: `npm test` says `own`, `npm run test:full` says `other`, and whoever runs a file by itself nothing. */
const isOtherRun = process.env.TEST_ENGINES === 'other';
const isOwnRun = process.env.TEST_ENGINES === 'own';

/** False where a file that tries everything with everything has to be content with a part of the pairs: in `npm test`. */
export const triesAll = !isOwnRun;

/** One of so many shares that a name falls into: told by the name alone, so that it stays whatever else comes and goes. */
export function shareOf(name: string, shares: number): number {
  const [first = 0] = createHash('sha256').update(name).digest();
  return first % shares;
}

/**
 * What plays for long, two to three times as long on the embedded engine, on which all browser tests play as well; and
 * what begins a database several times.
 */
const playsLong = /^server\/(test\/(journeys|conformance|attacks)\/|src\/database\/(apply-)?migrations\.)/;

/** The engine of a file in `npm test`: one file in sixteen has the embedded one, whose every start costs seconds. */
const ownEngine = (file: string, engines: readonly Engine[]): Engine | undefined =>
  shareOf(file, 16) === 0 && !playsLong.test(file) ? engines[0] : engines.at(-1);

/** Those of the engines that a file, named from the workspace's root, runs on in this run. */
export function enginesOf(file: string, engines: readonly Engine[]): readonly Engine[] {
  if (carriesEngines.test(file)) return isOtherRun ? [] : engines;
  if (!isOwnRun && !isOtherRun) return engines;
  return engines.filter((engine) => (engine === ownEngine(file, engines)) === isOwnRun);
}

/** By what a file's name says that `npm test` is too short for it. */
const isFull = /\.full\.test\.tsx?$/;

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The files that `npm test` leaves to `npm run test:full` as a whole. */
export const leftToFull = isOwnRun ? ['**/*.full.test.{ts,tsx}'] : [];

/** The screens’ tests of a run: `npm run test:full` has those alone that `npm test` leaves to it. */
export const screenTests = isOtherRun
  ? ['admin/src/**/*.full.test.tsx']
  : ['admin/src/**/*.test.tsx', 'admin/src/**/*.dom.test.ts'];

/** Those, and the files of which `npm test` leaves an engine, where `npm run test:full` is what runs; otherwise undefined. */
export function filesOfOtherRun(): string[] | undefined {
  if (!isOtherRun) return undefined;
  return ['server/src', 'server/test']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`),
    )
    .filter((file) => file.endsWith('.test.ts'))
    .filter(
      (file) =>
        isFull.test(file) ||
        (!carriesEngines.test(file) && hasOtherRun.test(readFileSync(join(root, file), 'utf8'))),
    );
}

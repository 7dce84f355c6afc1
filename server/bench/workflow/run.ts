import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startCluster } from '../../test/postgres-cluster.ts';
import { postgresPrograms } from '../../test/postgres-programs.ts';
import { startProcess } from '../process/start-process.ts';
import type { Sheet } from './sheet.ts';
import { missedIn, textOf } from './sheet.ts';

/** What is measured, part by part, in the order in which it is told. */
const parts = {
  statements: 'how many statements one command sends',
  others: 'the processor time of a walk, beside the same walk on the npm package bpmn-engine',
  writers: 'commands per second with 1 and 8 writers, beside the same statements sent by hand',
  lists: 'p50 and p99 of the todo and the claim list with 100,000 open tasks, narrowed and not',
  steps: 'what a step costs as diagram, variables, open tokens and history grow',
};

// `--part lists` measures that part alone; it may be given several times.
const { values } = parseArgs({
  options: { part: { type: 'string', multiple: true, default: Object.keys(parts) } },
});
const unknown = values.part.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join()}, but ${Object.keys(parts).join()}`);
for (const [part, what] of Object.entries(parts))
  if (values.part.includes(part)) console.log(`${part}: ${what}`);
if (!postgresPrograms)
  throw new Error('The workflow engine is measured on PostgreSQL 15 or newer, and none was found');

const cluster = await startCluster(postgresPrograms);
try {
  const address = cluster.url('{database}');
  const { sheets, stop } = await startProcess<{ sheets: Sheet[] }>('workflow/workflow-process', [
    ...[address, ...values.part],
  ]);
  await stop();
  const postgres = execFileSync(join(postgresPrograms, 'postgres'), ['--version'], { encoding: 'utf8' });
  const [{ model } = { model: 'unknown' }, { length: cores }] = [cpus()[0], cpus()];
  console.log(`\n${model}, ${String(cores)} cores, Node ${process.version}, ${postgres.trim()}\n`);
  console.log(sheets.map(textOf).join('\n\n'));
  const missed = sheets.flatMap(missedIn);
  console.log(
    `\n${missed.length === 0 ? 'Every aim holds.' : ['These aims do not hold:', ...missed].join('\n')}`,
  );
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await cluster.stop();
}

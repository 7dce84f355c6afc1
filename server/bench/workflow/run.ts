import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { startCluster } from '../../test/postgres-cluster.ts';
import { postgresPrograms } from '../../test/postgres-programs.ts';
import { startProcess } from '../process/start-process.ts';
import type { Sheet } from './sheet.ts';
import { missedIn, textOf } from './sheet.ts';

// `--part lists` measures that part alone; it may be given several times.
const { values } = parseArgs({
  options: {
    part: {
      ...{ type: 'string', multiple: true },
      default: ['statements', 'others', 'writers', 'lists', 'steps'],
    },
  },
});
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
} finally {
  await cluster.stop();
}

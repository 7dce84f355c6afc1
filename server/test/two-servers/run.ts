import { parseArgs } from 'node:util';

import { startCluster } from '../postgres-cluster.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { doubleActs } from './double-acts.ts';

const { values } = parseArgs({ options: { tasks: { type: 'string', default: '1000' } } });

if (!postgresPrograms) throw new Error('no PostgreSQL 15 or newer was found');
const cluster = await startCluster(postgresPrograms);
try {
  const { pairs, clean, others } = await doubleActs(cluster.url('postgres'), Number(values.tasks));
  console.log(`${clean} of ${pairs} pairs of acts: one success, and one 409 with its sentence`);
  for (const [answers, times] of Object.entries(others)) console.log(`${times} x ${answers}`);
  if (clean < pairs) process.exitCode = 1;
} finally {
  await cluster.stop();
}

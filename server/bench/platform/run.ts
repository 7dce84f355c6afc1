import { parseArgs } from 'node:util';

import { startCluster } from '../../test/postgres-cluster.ts';
import { postgresPrograms } from '../../test/postgres-programs.ts';
import { measureCalls } from './calls.ts';
import { startPlatform } from './platform.ts';
import { measureSheets } from './sheets.ts';
import { measureSignIn } from './sign-in.ts';
import { tableOf } from './table.ts';
import { volume } from './volume.ts';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, only: { type: 'string', default: '' } },
});
const seconds = Number(values.seconds);
if (!postgresPrograms)
  throw new Error('The platform is measured on PostgreSQL 15 or newer, and none was found');

console.log('filling a temporary PostgreSQL');
const cluster = await startCluster(postgresPrograms);
try {
  const platform = await startPlatform(cluster.url('postgres'));
  try {
    const calls = await measureCalls(platform, { seconds, only: values.only });
    const notes = [...(await measureSignIn(platform)), ...(await measureSheets(platform))];
    const { tenants, people, calls: logged } = volume;
    console.log(`\n${tenants} tenants, ${people} people, ${logged} logged calls, ${seconds} s each`);
    console.log(`\n${tableOf(calls)}\n\n${notes.join('\n')}`);
  } finally {
    await platform.stop();
  }
} finally {
  await cluster.stop();
}

import { parseArgs } from 'node:util';

import { startCluster } from '../../test/postgres-cluster.ts';
import { postgresPrograms } from '../../test/postgres-programs.ts';
import { measureCalls } from './calls.ts';
import { startPlatform } from './platform.ts';
import { measureSheets } from './sheets.ts';
import { measureSignIn } from './sign-in.ts';
import { tableOf } from './table.ts';
import { volume } from './volume.ts';

// `--part sheets` runs that part alone, `--only menu/` the calls with that in their name.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    part: { type: 'string', multiple: true, default: ['calls', 'sign-in', 'sheets'] },
  },
});
const seconds = Number(values.seconds);
const isAsked = (part: string) => values.part.includes(part);
if (!postgresPrograms)
  throw new Error('The platform is measured on PostgreSQL 15 or newer, and none was found');

console.log('filling a temporary PostgreSQL');
const cluster = await startCluster(postgresPrograms);
try {
  const platform = await startPlatform(cluster.url('postgres'));
  try {
    const calls = isAsked('calls') ? await measureCalls(platform, { seconds, only: values.only }) : [];
    const notes = isAsked('sign-in') ? await measureSignIn(platform) : [];
    if (isAsked('sheets')) notes.push(...(await measureSheets(platform)));
    const { tenants, people, calls: logged } = volume;
    console.log(`\n${tenants} tenants, ${people} people, ${logged} logged calls, ${seconds} s each`);
    console.log(`\n${tableOf(calls)}\n\n${notes.join('\n')}`);
  } finally {
    await platform.stop();
  }
} finally {
  await cluster.stop();
}

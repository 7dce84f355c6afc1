import { parseArgs } from 'node:util';
import pg from 'pg';

import { startCluster } from '../postgres-cluster.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { beginTogether, production } from './begin-together.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, demonstration: { type: 'boolean', default: false } },
});
const env = values.demonstration ? { APP_MODE: 'demonstration' } : production;

if (!postgresPrograms) throw new Error('no PostgreSQL 15 or newer was found');
const cluster = await startCluster(postgresPrograms);
const admin = new pg.Client({ connectionString: cluster.url('postgres') });
await admin.connect();
try {
  for (let time = 1; time <= Number(values.times); time += 1) {
    await admin.query(`create database together_${time}`);
    const begun = performance.now();
    const outcomes = await beginTogether({ databaseUrl: cluster.url(`together_${time}`), env, count: 3 });
    const ready = outcomes.filter((outcome) => outcome === 'ready').length;
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(
      `${time}: ${ready} of 3 servers that began together on an empty database stay (${seconds} s)`,
    );
    await admin.query(`drop database together_${time} with (force)`);
    if (ready === outcomes.length) continue;
    console.log(outcomes.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await admin.end();
  await cluster.stop();
}

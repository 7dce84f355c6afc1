import { parseArgs } from 'node:util';

import { ensureArchive } from '../src/database/pglite/archive.ts';
import { archives } from '../test/database.ts';
import { startCluster } from '../test/postgres-cluster.ts';
import { postgresPrograms } from '../test/postgres-programs.ts';
import { measureCalls } from './calls.ts';
import { policyCount } from './policies.ts';
import { measurePortal } from './portal.ts';
import { tableOf } from './row.ts';
import type { Row } from './row.ts';
import { startSubject } from './subject.ts';

// `--on PostgreSQL` measures that database alone. Shorter than some seconds, code is measured that runs for the first time.
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, on: { type: 'string', default: '' } },
});
const seconds = Number(values.seconds);
const isAsked = (on: string) => values.on === '' || values.on === on;
const archive = await ensureArchive(archives);
const notes: string[] = [];

const rows = [
  ...(isAsked('PGlite') ? await onEngine('PGlite') : []),
  ...(isAsked('PostgreSQL') ? await onPostgres() : []),
];
console.log(`\n${policyCount} policies, 20 connections, ${seconds} s each\n\n${tableOf(rows)}\n`);
for (const note of notes) console.log(note);

async function onEngine(on: string, databaseUrl?: string): Promise<Row[]> {
  console.log(`${on}: filling the database`);
  const subject = await startSubject(archive, databaseUrl);
  try {
    const measured = await measureCalls(subject, on, seconds);
    if (!databaseUrl) notes.push(...(await measurePortal(subject, seconds)));
    return measured;
  } finally {
    await subject.stop();
  }
}

async function onPostgres(): Promise<Row[]> {
  if (!postgresPrograms) {
    notes.push('PostgreSQL: skipped, no server of version 15 or newer was found');
    return [];
  }
  const cluster = await startCluster(postgresPrograms);
  try {
    return await onEngine('PostgreSQL', cluster.url('postgres'));
  } finally {
    await cluster.stop();
  }
}

import { parseArgs } from 'node:util';

import { openDatabase } from '../../src/database/client.ts';
import { groupOf, readCases } from './case.ts';
import { databaseEngine } from './database-engine.ts';
import { exitCodeOf, playAll } from './play-all.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { groups: { type: 'string' }, database: { type: 'string' } },
});
const folder = positionals[0];
if (folder === undefined)
  throw new Error(
    'usage: pnpm conformance:bpmn <dir> [--groups gateway,sequenceflow] [--database postgres://…]',
  );

const groups = values.groups?.split(',');
const cases = readCases(folder).filter((found) => groups === undefined || groups.includes(groupOf(found)));
const database = await openDatabase({ dataDir: 'memory', databaseUrl: values.database });
// On a database that stays, each run has tenants of its own.
const run = values.database === undefined ? '' : `${String(Date.now())}-`;
const counts = await playAll(cases, {
  folder,
  // Listeners in the cases only write down what a Java test asserts.
  engineOf: (index) => databaseEngine(database.db, `${run}${String(index)}`, 'ignore'),
  say: (line) => console.log(line),
});
await database.close();
console.log(`${counts.passed} passed, ${counts.refused} refused at deployment, ${counts.wrong} wrong`);
process.exitCode = exitCodeOf(counts);

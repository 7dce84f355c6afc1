import { parseArgs } from 'node:util';

import { openDatabase } from '../../src/database/client.ts';
import { groupOf, readCases } from './case.ts';
import { databaseEngine } from './database-engine.ts';
import { describe, playCase, RefusedAtDeployment } from './play-case.ts';

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
const counts = { passed: 0, refused: 0, wrong: 0 };
for (const [index, found] of cases.entries()) {
  const engine = databaseEngine(database.db, `${run}${String(index)}`, 'ignore');
  // Each case is a tenant of its own. Listeners in the cases only write down what a Java test asserts.
  const error: unknown = await playCase(folder, found, engine).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  const how = error === undefined ? 'passed' : error instanceof RefusedAtDeployment ? 'refused' : 'wrong';
  counts[how] += 1;
  console.log(`${how.padEnd(8)}${found.id}${error === undefined ? '' : `: ${describe(error)}`}`);
}
await database.close();
console.log(`${counts.passed} passed, ${counts.refused} refused at deployment, ${counts.wrong} wrong`);
process.exitCode = counts.wrong > 0 ? 2 : 0;

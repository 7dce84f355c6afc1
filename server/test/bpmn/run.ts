import { parseArgs } from 'node:util';

import { openDatabase } from '../../src/database/client.ts';
import { groupOf, readCases } from './case.ts';
import { databaseEngine } from './database-engine.ts';
import { describe, playCase } from './play-case.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { groups: { type: 'string' } },
});
const folder = positionals[0];
if (folder === undefined)
  throw new Error('usage: pnpm conformance:bpmn <dir> [--groups gateway,sequenceflow]');

const groups = values.groups?.split(',');
const cases = readCases(folder).filter((found) => groups === undefined || groups.includes(groupOf(found)));
const database = await openDatabase({ dataDir: 'memory' });
let failed = 0;
for (const [index, found] of cases.entries()) {
  try {
    // Each case is a tenant of its own. Listeners in the cases only write down what a Java test asserts.
    await playCase(folder, found, databaseEngine(database.db, String(index), 'ignore'));
    console.log(`ok      ${found.id}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${found.id}: ${describe(error)}`);
  }
}
await database.close();
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

import { parseArgs } from 'node:util';

import { memoryEngine } from './memory-store.ts';
import { groupOf, readCases } from './case.ts';
import { playCase } from './play-case.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { groups: { type: 'string' } },
});
const folder = positionals[0];
if (folder === undefined)
  throw new Error('usage: pnpm conformance:bpmn <dir> [--groups gateway,sequenceflow]');

const groups = values.groups?.split(',');
const cases = readCases(folder).filter((found) => groups === undefined || groups.includes(groupOf(found)));
let failed = 0;
for (const found of cases) {
  try {
    await playCase(folder, found, memoryEngine('ignore'));
    console.log(`ok      ${found.id}`);
  } catch (error) {
    failed += 1;
    console.log(`FAILED  ${found.id}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

import type { Sheet } from './sheet.ts';
import { measureLists } from './lists.ts';
import { measureOthers } from './others.ts';
import { measureStatements } from './statements.ts';
import { measureSteps } from './steps.ts';
import { measureWriters } from './writers.ts';

// The benchmarked process: the engine alone, bundled as it is delivered; it measures the parts named and tells their tables.
const parts: Record<string, (address: string) => Promise<Sheet>> = {
  statements: measureStatements,
  others: measureOthers,
  writers: measureWriters,
  lists: measureLists,
  steps: measureSteps,
};
const [address = '', ...asked] = process.argv.slice(2);
const sheets: Sheet[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (!asked.includes(name)) continue;
  const began = performance.now();
  sheets.push(await measure(address));
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
process.send?.({ sheets });

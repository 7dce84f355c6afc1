import { mkdirSync, rmSync } from 'node:fs';

import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { packageParts } from './delivery/package-parts.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { say } from './steps/progress.mjs';
import { at } from './steps/workspace.mjs';
import { nodeOf } from './node-versions/node-of.mjs';
import { table } from './node-versions/table.mjs';
import { tryNode } from './node-versions/try-node.mjs';

/** The lowest that still runs, and the newest of each version that is supported. */
const ranges = ['20.19.0', '^22.13.0', '^24.0.0'];
const folder = at('.test', 'node');

/** Runs a telling part of the tests and the built product with each version of Node; `-- 24` tries one alone. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt(buildFolders.start);
  await packageParts();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [only] = process.argv.slice(2);
  const results = [];
  for (const range of ranges.filter((one) => !only || one.replace('^', '').startsWith(only))) {
    results.push(await tryNode(await nodeOf(range), folder));
  }
  say(`\n${table(results)}\n`);
  const sum = (key) =>
    results.flatMap(({ checks }) => checks).reduce((total, check) => total + check[key], 0);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0 && results.length > 0 ? 0 : 1;
});

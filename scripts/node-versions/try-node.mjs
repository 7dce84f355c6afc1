import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { say, step } from '../steps/progress.mjs';
import { run } from '../steps/run.mjs';
import { broken, countVitest, reconcile } from '../steps/checks/tally.mjs';
import { at } from '../steps/workspace.mjs';

/** Tests of what depends on Node most: both databases, workers, native code, sheets, PDF, streams, archives. */
const serverTests = [
  'server/src/database/pglite',
  'server/src/database/transaction',
  'server/src/modules/sign-in/sessions',
  'server/src/modules/report/files',
  'server/src/modules/resource/storage',
  'server/src/kit/sheet',
];

const vitest = at('node_modules', 'vitest', 'vitest.mjs');

function read(file, code) {
  try {
    return reconcile(countVitest(JSON.parse(readFileSync(file, 'utf8'))), code);
  } catch (error) {
    say(`  no report: ${error.message}`);
    return broken;
  }
}

/** The checks of one version; each is a program that leaves a report as vitest writes it. */
const checksOf = (report) =>
  [
    { name: 'unit tests', args: [vitest, 'run', '--project', 'unit'] },
    {
      name: 'server tests',
      args: [vitest, 'run', '--project', 'server', '--max-workers', '2', ...serverTests],
    },
    { name: 'packages', args: [vitest, 'run', '--project', 'package', 'scripts/delivery/packages'] },
  ].map((check) => ({
    ...check,
    args: [...check.args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
  }));

/** Runs the checks with that Node, and counts. */
export async function tryNode({ version, bin }, folder) {
  const report = join(folder, `${version}.json`);
  // What a test starts itself by name is this Node too.
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, NO_COLOR: '1' };
  const checks = [];
  for (const { name, args } of checksOf(report)) {
    const began = Date.now();
    const { code } = await step(`Node ${version}: ${name}`, () =>
      run(join(bin, 'node'), args, { env, show: true }),
    );
    checks.push({ name, ...read(report, code), seconds: Math.round((Date.now() - began) / 1000) });
  }
  return { version, checks };
}

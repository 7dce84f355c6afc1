import { readFileSync } from 'node:fs';

import { tool } from './checks.mjs';
import { say } from '../progress.mjs';
import { at } from '../workspace.mjs';
import { broken, countPlaywright, countVitest, reconcile } from './tally.mjs';

function read(file, count, code) {
  try {
    return reconcile(count(JSON.parse(readFileSync(file, 'utf8'))), code);
  } catch (error) {
    say(`  no report: ${error.message}`);
    return broken;
  }
}

/** Tells every line of a suite with its name before it, for suites run side by side. */
const telling = (suite) => (line) => say(`${suite.padEnd(7)} | ${line}`);

/** Runs vitest with the given arguments, and counts; its report has the suite's name. */
export async function runVitest(folder, suite, args, env) {
  const file = `${folder}/${suite}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await tool(['vitest', 'run', ...reporters, ...args], { env, show: telling(suite) });
  return read(file, countVitest, code);
}

/** Runs the browser tests against parts that already answer, and counts; chosen ones without those before them. */
export async function runPlaywright(folder, args, env) {
  const file = `${folder}/playwright.json`;
  const chosen = args.length > 0 ? ['--no-deps', ...args] : [];
  const reporters = `--reporter=list,json,${at('scripts/coverage/browser-reporter.mjs')}`;
  const command = ['playwright', 'test', reporters, ...chosen];
  const reports = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, BROWSER_TESTS: `${folder}/browser.json` };
  const { code } = await tool(command, { show: telling('browser'), env: { ...env, ...reports } });
  return read(file, countPlaywright, code);
}

import { readFileSync } from 'node:fs';

import { say } from './progress.mjs';
import { tool } from './checks.mjs';

/** What a suite that could not even report counts as. */
const broken = { passed: 0, failed: 1 };

/** Reads a runner's report; a runner that failed without a failed test still counts as one failure. */
function tally(file, count, code) {
  let counted;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    say(`  no report: ${error.message}`);
    return broken;
  }
  if (code !== 0 && counted.failed === 0) return { passed: counted.passed, failed: 1 };
  return counted;
}

// A file that fails before its first test has no test to count.
const emptyFailures = (report) =>
  report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );

const countVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + emptyFailures(report).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** Runs the unit, conformance and architecture tests. */
export async function runVitest(folder, args) {
  const file = `${folder}/vitest.json`;
  const command = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
  ];
  const { code } = await tool(command, { show: true });
  return tally(file, countVitest, code);
}

/** Runs the browser tests against parts that already answer. */
export async function runPlaywright(folder, args, env) {
  const file = `${folder}/playwright.json`;
  const command = ['playwright', 'test', '--reporter=list,json', ...args];
  const { code } = await tool(command, { show: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } });
  return tally(file, countPlaywright, code);
}

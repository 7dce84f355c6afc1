import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { run } from '../steps/run.mjs';
import { browserOutcome, vitestOutcome } from './verdict.mjs';

/** A report, or an empty one where the run ended before it wrote any. */
function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

const unique = (values) => [...new Set(values)];

/** Runs a program of the copy to its end and answers the report that it leaves. */
async function reported(folder, { report, command, env }) {
  const file = join(folder, report);
  rmSync(file, { force: true });
  await run('node', command, { cwd: folder, env });
  return reportIn(file);
}

/** Runs files of vitest in the copy as `npm test` does, all in one start, and answers each file's outcome. */
async function runVitest(folder, wanted) {
  const report = '.test/planted.json';
  const projects = unique(wanted.map(({ project }) => project)).flatMap((name) => ['--project', name]);
  const files = unique(wanted.map(({ file }) => file));
  const output = ['--reporter=json', `--outputFile.json=${report}`];
  const command = [
    'scripts/tool.mjs',
    'vitest',
    'run',
    '--max-workers',
    '1',
    ...projects,
    ...output,
    ...files,
  ];
  const told = await reported(folder, { report, command, env: { TEST_ENGINES: 'own' } });
  return wanted.map((one) => ({ ...one, ...vitestOutcome(told, one) }));
}

/** Runs browser tests of the copy, which builds what the fault is in, and answers each file's outcome. */
async function runBrowser(folder, wanted) {
  const projects = unique(wanted.map(({ project }) => project)).map((name) => `--project=${name}`);
  const names = unique(wanted.map(({ grep }) => grep)).join('|');
  const files = unique(wanted.map(({ file }) => file));
  const command = ['scripts/test.mjs', 'browser', ...files, ...projects, '--grep', names];
  const told = await reported(folder, { report: '.test/run/playwright.json', command });
  return wanted.map((one) => ({ ...one, ...browserOutcome(told, one) }));
}

/** Runs tests of the copy, and answers what each file said. */
export async function runTests(folder, wanted) {
  const inBrowser = wanted.filter(({ isBrowser }) => isBrowser);
  const others = wanted.filter(({ isBrowser }) => !isBrowser);
  return [
    ...(others.length > 0 ? await runVitest(folder, others) : []),
    ...(inBrowser.length > 0 ? await runBrowser(folder, inBrowser) : []),
  ];
}

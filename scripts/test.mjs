import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';

import { findBrowser } from './steps/checks/browser.mjs';
import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { changedFiles, filesNow } from './steps/checks/changes.mjs';
import { runChecks, staticChecks, unitProjects } from './steps/checks/checks.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { alone } from './steps/lock.mjs';
import { startParts } from './steps/parts.mjs';
import { freePorts } from './steps/ports.mjs';
import { processGroup } from './steps/processes.mjs';
import { say, sinceStart, step } from './steps/progress.mjs';
import { runPlaywright, runVitest } from './steps/checks/suites.mjs';
import { measured } from './steps/checks/usage.mjs';
import { at } from './steps/workspace.mjs';

const [only, ...rest] = process.argv.slice(2).filter((word) => word !== '--changed');
const isOfChange = process.argv.includes('--changed');
const folders = buildFolders.test;
const isOther = only === 'other';
const folder = at('.test', isOther ? 'full' : 'run');
const captcha = 'TEST5';

/** Files come in an order of their own in every run; `TEST_SEED` repeats one. */
const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));
const shuffled = ['--sequence.shuffle.files', `--sequence.seed=${seed}`];

/** Portal, admin and server of this run: free ports, a database of its own, a clock that tests may move. */
async function startForTests() {
  const [portal, admin, server] = await freePorts(3);
  const env = {
    APP_MODE: 'test',
    DATA_DIR: `${folder}/data`,
    DATABASE_URL: '',
    TEST_CLOCK: '1',
    // Belongs to nobody: what is kept there can be saved and not reached.
    OUTBOUND_HOSTS: '203.0.113.0/24',
    CAPTCHA_TEST_ANSWER: captcha,
  };
  const group = processGroup();
  return startParts(group, { ports: { portal, admin, server }, folders, env, logs: `${folder}/logs` });
}

/** All tests and looks of some files, or those of `looks`: `own` those of `npm test`, `other` what `npm run test:full` has besides. */
async function browserTests({ files = rest, looks = process.env.TEST_LOOKS ?? '' }) {
  const browser = await findBrowser();
  await ensureBuilt(folders);
  const origins = await startForTests();
  return runPlaywright(folder, files, {
    TEST_LOOKS: looks,
    CHROMIUM_PATH: browser,
    E2E_PORTAL: origins.portal,
    E2E_ADMIN: origins.admin,
    E2E_SERVER: origins.server,
    E2E_CAPTCHA: captcha,
  });
}

/** While one file waits for its database, another thinks: the default would leave one of two cores idle. */
const serverTests = (engines) =>
  runVitest(folder, 'server', ['--project', 'server', '--max-workers', '2', ...shuffled, ...rest], {
    TEST_ENGINES: engines,
  });

/**
 * Each project of unit tests by itself: a worker keeps its modules from file to file, and in an order of all projects
 * together the next file would nearly always ask for another environment, and so for a new worker.
 */
async function unitTests() {
  const ofOneProject = rest.length > 0 ? ['--passWithNoTests'] : [];
  const counts = [];
  for (const project of unitProjects)
    counts.push(
      await runVitest(folder, project, ['--project', project, ...ofOneProject, ...shuffled, ...rest]),
    );
  const total = (key) => counts.reduce((sum, one) => sum + one[key], 0);
  const failures = counts.flatMap((one) => one.failures);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped'), failures };
}

const suites = {
  static: () => step('Static checks', () => runChecks(staticChecks)),
  unit: unitTests,
  server: () => serverTests('own'),
  // Whoever runs a file by itself looks at all of it.
  browser: () => browserTests(only ? {} : { looks: 'own' }),
};

/** `npm run test:full`: the server tests on the engine that `npm test` left out, and the browser tests and looks that it left out. */
const otherSuites = {
  server: () => serverTests('other'),
  browser: () => browserTests({ looks: 'other' }),
};

/** What has changed since `npm run check` passed, or this clone was given, is looked at by these alone. */
async function suitesOfChange() {
  const now = await filesNow();
  const changed = await changedFiles(now);
  const { checksOfChange } = await import('./steps/checks/change-checks.mjs');
  const { testsOfChange } = await import('./steps/checks/changed-tests.mjs');
  const { server, browser } = testsOfChange(changed, Object.keys(now));
  say(
    `${changed.length} files have changed: ${server.length} files of server tests, ${browser.length} of browser tests.`,
  );
  return {
    static: () => runChecks(checksOfChange(changed, Object.keys(now))),
    ...(server.length > 0 && {
      server: () => runVitest(folder, 'server', ['--project', 'server', ...server]),
    }),
    ...(browser.length > 0 && { browser: () => browserTests({ files: browser }) }),
  };
}

/**
 * What runs one after the other, and what beside it: a browser waits as often as it works, and Next's build too.
 * One after the other where memory would not do for both.
 */
function lanes(chosen) {
  if (only && !isOther) return [[only]];
  const asked = (names) => names.filter((name) => chosen[name]);
  const besides = [asked(['static', 'unit', 'server']), asked(['browser'])];
  return freemem() > 6e9 ? besides : [besides.flat()];
}

/** One suite; what stops it from running at all is told and counts as one failure. */
async function count(name, run) {
  say(`\n== ${name} ==`);
  const { result, wall, cpu } = await measured(() =>
    run().catch((error) => {
      say(error.message);
      return { passed: 0, failed: 1, failures: [error.message] };
    }),
  );
  const { passed, failed, skipped = 0, failures = [] } = result;
  const took = `${wall.toFixed(0)} s, ${cpu.toFixed(0)} s of CPU`;
  const line = `${name}: ${passed} good, ${failed} bad, ${skipped} left out; ${took}`;
  return { passed, failed, line, failures: failures.map((failure) => `  bad in ${name}: ${failure}`) };
}

async function countEach(names, chosen) {
  const counts = [];
  for (const name of names) counts.push(await count(name, chosen[name]));
  return counts;
}

await main(async () => {
  await ensureInstalled();
  return alone(at('.test', 'run.lock'), 'running the tests', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    say(`Files in the order of seed ${seed}; TEST_SEED=${seed} repeats it.`);
    const chosen = isOther ? otherSuites : isOfChange ? await suitesOfChange() : suites;
    const lanesNow = lanes(chosen).map((names) => countEach(names, chosen));
    const counts = (await Promise.all(lanesNow)).flat();
    const total = (key) => counts.reduce((sum, one) => sum + one[key], 0);
    say(`\n${counts.flatMap(({ line, failures }) => [line, ...failures]).join('\n')}`);
    say(`\nAll suites took ${sinceStart()}; logs and reports are in ${folder}`);
    say(`${total('passed')} passed, ${total('failed')} failed`);
    return total('failed') === 0 ? 0 : 1;
  });
});

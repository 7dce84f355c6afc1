import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';

import { findBrowser } from './steps/checks/browser.mjs';
import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { changedFiles, filesNow } from './steps/checks/changes.mjs';
import { deadExports, quickChecks, runChecks, unitProjects } from './steps/checks/checks.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { alone } from './steps/lock.mjs';
import { say, sinceStart, step } from './steps/progress.mjs';
import { captcha, startForTests } from './steps/checks/parts-for-tests.mjs';
import { runPlaywright, runVitest } from './steps/checks/suites.mjs';
import { measured } from './steps/checks/usage.mjs';
import { at } from './steps/workspace.mjs';

const [only, ...rest] = process.argv.slice(2).filter((word) => word !== '--changed');
const isOfChange = process.argv.includes('--changed');
const folders = buildFolders.test;
const isOther = only === 'other';
const folder = at('.test', isOther ? 'full' : 'run');

/** Files come in an order of their own in every run; `TEST_SEED` repeats one. */
const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));
const shuffled = ['--sequence.shuffle.files', `--sequence.seed=${seed}`];

/** All tests and looks of some files, or those of `looks`: `own` those of `npm test`, `other` what `npm run test:full` has besides. */
async function browserTests({ files = rest, looks = process.env.TEST_LOOKS ?? '' }) {
  const browser = await findBrowser();
  await ensureBuilt(folders);
  const origins = await startForTests(folder);
  return runPlaywright(folder, files, {
    TEST_LOOKS: looks,
    CHROMIUM_PATH: browser,
    E2E_PORTAL: origins.portal,
    E2E_ADMIN: origins.admin,
    E2E_SERVER: origins.server,
    E2E_CAPTCHA: captcha,
    E2E_PORTAL_BUILD: at('portal', folders.next),
    E2E_PORTAL_PROGRAM: at('portal', folders.portal, 'server.mjs'),
  });
}

/** While one file waits for its database, another thinks: the default would leave one of two cores idle. */
const serverTests = (engines) =>
  runVitest(folder, 'server', ['--project', 'server', '--max-workers', '2', ...shuffled, ...rest], {
    TEST_ENGINES: engines,
  });

/**
 * Each project of unit tests is a suite: a worker keeps its modules from file to file, and in an order of all projects
 * together the next file would nearly always ask for another environment, and so for a new worker. One worker each:
 * the other core has the other lane.
 */
const unitTests = (project) => {
  const ofOneProject = rest.length > 0 ? ['--passWithNoTests'] : [];
  const args = ['--project', project, '--max-workers', '1', ...ofOneProject, ...shuffled, ...rest];
  // Whoever runs a file by itself runs all of it.
  const env = rest.length > 0 ? {} : { TEST_ENGINES: isOther ? 'other' : 'own' };
  return runVitest(folder, project, args, env);
};

/** In the order in which they are begun: first what lasts long, for what comes last evens out the lanes. */
const suites = {
  static: () => step('Static checks', () => runChecks(quickChecks)),
  // Whoever runs a file by itself looks at all of it.
  browser: () => browserTests(only ? {} : { looks: 'own' }),
  server: () => serverTests('own'),
  ...Object.fromEntries(unitProjects.map((project) => [project, () => unitTests(project)])),
};

/**
 * `npm run test:full`: the server tests on the engine that `npm test` left out, the tests of
 * screens, the browser tests and looks that it left out, and the static checks; that of the layers is among its server tests.
 */
const otherSuites = {
  static: () => step('Static checks', () => runChecks([deadExports])),
  server: () => serverTests('other'),
  screen: () => unitTests('screen'),
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
    ...(browser.length > 0 && { browser: () => browserTests({ files: browser }) }),
    ...(server.length > 0 && {
      server: () => runVitest(folder, 'server', ['--project', 'server', ...server]),
    }),
  };
}

/** The suites that are asked for; `unit` means all projects of unit tests. */
function asked(chosen) {
  if (!only || isOther) return Object.keys(chosen);
  return only === 'unit' ? unitProjects : [only];
}

/** Two lanes, for a browser waits as often as it works, and Next's build too; one where memory would not do for two suites. */
const laneCount = () => (freemem() > 6e9 ? 2 : 1);

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

/** Each lane takes the next suite when it is done with one, so that none has nothing left while another has several. */
async function countAll(names, chosen) {
  const waiting = [...names];
  const counts = new Map();
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift())
      counts.set(name, await count(name, chosen[name]));
  };
  await Promise.all(Array.from({ length: laneCount() }, lane));
  return names.map((name) => counts.get(name));
}

await main(async () => {
  await ensureInstalled();
  return alone(at('.test', 'run.lock'), 'running the tests', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    say(`Files in the order of seed ${seed}; TEST_SEED=${seed} repeats it.`);
    const chosen = isOther ? otherSuites : isOfChange ? await suitesOfChange() : suites;
    const counts = await countAll(asked(chosen), chosen);
    const total = (key) => counts.reduce((sum, one) => sum + one[key], 0);
    say(`\n${counts.flatMap(({ line, failures }) => [line, ...failures]).join('\n')}`);
    say(`\nAll suites took ${sinceStart()}; logs and reports are in ${folder}`);
    say(`${total('passed')} passed, ${total('failed')} failed`);
    return total('failed') === 0 ? 0 : 1;
  });
});

import { mkdirSync, rmSync } from 'node:fs';

import { findBrowser } from './steps/browser.mjs';
import { buildFolders, ensureBuilt } from './steps/build.mjs';
import { runChecks, staticChecks, unitProjects } from './steps/checks.mjs';
import { main } from './steps/command.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { alone } from './steps/lock.mjs';
import { startParts } from './steps/parts.mjs';
import { freePorts } from './steps/ports.mjs';
import { processGroup } from './steps/processes.mjs';
import { say, sinceStart, step } from './steps/progress.mjs';
import { runPlaywright, runVitest } from './steps/suites.mjs';
import { at } from './steps/workspace.mjs';

const [only, ...rest] = process.argv.slice(2);
const folders = buildFolders.test;
const folder = at('.test', 'run');
const captcha = 'TEST5';

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

async function browserTests() {
  const browser = await findBrowser();
  await ensureBuilt(folders);
  const origins = await startForTests();
  return runPlaywright(folder, rest, {
    CHROMIUM_PATH: browser,
    E2E_PORTAL: origins.portal,
    E2E_ADMIN: origins.admin,
    E2E_SERVER: origins.server,
    E2E_CAPTCHA: captcha,
  });
}

const suites = {
  static: () => step('Static checks', () => runChecks(staticChecks)),
  unit: () => runVitest(folder, 'unit', [...unitProjects.flatMap((name) => ['--project', name]), ...rest]),
  // While one file waits for its database, another thinks: the default would leave one of two cores idle.
  server: () => runVitest(folder, 'server', ['--project', 'server', '--max-workers', '2', ...rest]),
  browser: browserTests,
};

/** One suite; what stops it from running at all is told and counts as one failure. */
async function count(name) {
  say(`\n== ${name} ==`);
  return suites[name]().catch((error) => {
    say(error.message);
    return { passed: 0, failed: 1 };
  });
}

await main(async () => {
  await ensureInstalled();
  return alone(at('.test', 'run.lock'), 'running the tests', async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const total = { passed: 0, failed: 0, skipped: 0 };
    for (const name of only ? [only] : Object.keys(suites)) {
      const { passed, failed, skipped = 0 } = await count(name);
      say(`${name}: ${passed} good, ${failed} bad, ${skipped} left out`);
      total.passed += passed;
      total.failed += failed;
    }
    say(`\nAll suites took ${sinceStart()}; logs and reports are in ${folder}`);
    say(`${total.passed} passed, ${total.failed} failed`);
    return total.failed === 0 ? 0 : 1;
  });
});

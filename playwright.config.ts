import { defineConfig, devices } from '@playwright/test';

import { origins } from './e2e/support/origins.ts';
import * as sizes from './e2e/support/sizes.ts';

const wide = { ...devices['Desktop Chrome'], viewport: sizes.wide };
const narrow = { ...devices['Desktop Chrome'], viewport: sizes.narrow };
/** `npm test` says `own`, `npm run test:full` says `other`, and whoever runs a file by itself nothing: then all run. */
const run = process.env['TEST_LOOKS'];
/** What `npm test` leaves to `npm run test:full`, and what it looks at in one way where that looks in all. */
const [left, inOneWay] = ['@full', '@looks|@narrow'];
const ofRun = {
  ...(run === 'own' && { grepInvert: new RegExp(left) }),
  ...(run === 'other' && { grep: new RegExp(`${left}|${inOneWay}`) }),
};
/** The journey that moves the server's clock past a period. */
const movesClock = '**/main-job.spec.ts';

/** `npm test` starts the three parts and says where; `npm run e2e -- <file>` does the same for one file. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: run === 'other' ? '.test/full/browser' : '.test/run/browser',
  // Files side by side; within a file one after the other, for they share what they made.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine is slow, not wrong: what fails for good costs the wait, what holds does not.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  use: {
    locale: 'zh-CN',
    actionTimeout: 30_000,
    timezoneId: 'Asia/Shanghai',
    // A press on what is still moving misses it on a busy machine, a person's like a test's: whoever asks for it gets none.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace films every test to keep the failed ones: it doubled the run. Where one is wanted: --trace on.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page of a test lives for seconds: code that is made faster while it runs costs a tenth of all, and is never fast enough to pay.
        // Compiling it plainly before its first run, instead of interpreting it first, spares a tenth of the rest.
        '--js-flags=--no-opt,--always-sparkplug',
      ],
    },
  },
  projects: [
    { name: 'portal', testDir: 'e2e/portal', ...ofRun, use: { ...wide, baseURL: origins.portal } },
    {
      name: 'admin',
      testDir: 'e2e/admin',
      ...ofRun,
      // Of two windows `npm test` takes the narrow one.
      ...(run === 'own' && { grepInvert: new RegExp(`${left}|@narrow`) }),
      use: { ...wide, baseURL: origins.admin },
    },
    {
      name: 'admin-narrow',
      testDir: 'e2e/admin',
      ...ofRun,
      grep: /@narrow/,
      use: { ...narrow, baseURL: origins.admin },
    },
    {
      name: 'journeys',
      testDir: 'e2e/journeys',
      ...ofRun,
      testIgnore: movesClock,
      use: { ...wide, baseURL: origins.portal },
    },
    // Alone at the end: whoever is signed in meanwhile is signed out by it.
    {
      name: 'clock',
      testDir: 'e2e/journeys',
      ...ofRun,
      testMatch: movesClock,
      dependencies: ['portal', 'admin', 'admin-narrow', 'journeys'],
      use: { ...wide, baseURL: origins.portal },
    },
  ],
});

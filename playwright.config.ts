import { defineConfig, devices } from '@playwright/test';

import * as sizes from './e2e/support/sizes.ts';

/** `npm test` says `own`, `npm run test:full` says `other`, and whoever runs a file by itself nothing: then all run. */
const run = process.env['TEST_LOOKS'];
/** `npm test` leaves some tests to `npm run test:full`, which runs those that look in more ways as well. */
const ofRun = {
  ...(run === 'own' && { grepInvert: /@full/ }),
  ...(run === 'other' && { grep: /@full|@looks/ }),
};
/** In which windows tests run: in `npm test` in the wide one alone. */
const windows = run === 'own' ? (['wide'] as const) : (['wide', 'narrow'] as const);
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
  // As few as there can be: each has workers of its own, with a browser that knows neither app yet.
  projects: [
    ...windows.map((name) => ({
      name,
      testIgnore: movesClock,
      ...ofRun,
      ...(name === 'narrow' && { grep: /@narrow/ }),
      use: { ...devices['Desktop Chrome'], viewport: sizes[name] },
    })),
    // Alone at the end: whoever is signed in meanwhile is signed out by it.
    {
      name: 'clock',
      testMatch: movesClock,
      ...ofRun,
      dependencies: [...windows],
      use: { ...devices['Desktop Chrome'], viewport: sizes.wide },
    },
  ],
});

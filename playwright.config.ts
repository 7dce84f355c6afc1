import { defineConfig, devices } from '@playwright/test';

import { origins } from './e2e/support/origins.ts';

const wide = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } };
// A phone's width without touch emulation: what is tested is the layout, the same for a narrow window.
const narrow = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 } };

/** `npm test` starts the three parts and says where; `npm run e2e -- <file>` does the same for one file. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.test/run/browser',
  // One of two cores drives the browser, the other answers it.
  workers: 1,
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
    trace: 'retain-on-failure',
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
      ],
    },
  },
  projects: [
    { name: 'portal', testDir: 'e2e/portal', use: { ...wide, baseURL: origins.portal } },
    {
      name: 'portal-narrow',
      testDir: 'e2e/portal',
      grep: /@narrow/,
      use: { ...narrow, baseURL: origins.portal },
    },
    { name: 'admin', testDir: 'e2e/admin', use: { ...wide, baseURL: origins.admin } },
    {
      name: 'admin-narrow',
      testDir: 'e2e/admin',
      grep: /@narrow/,
      use: { ...narrow, baseURL: origins.admin },
    },
    { name: 'journeys', testDir: 'e2e/journeys', use: { ...wide, baseURL: origins.portal } },
  ],
});

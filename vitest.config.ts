import { defineConfig } from 'vitest/config';

import { filesOfOtherRun, leftToFull, screenTests } from './server/test/engine-of-file.ts';

// They end what hangs and judge no speed: on a slow and busy machine all takes many times as long,
// and the first test of a file pays for its imports.
const patience = { testTimeout: 600_000, hookTimeout: 600_000, teardownTimeout: 60_000 };
/** Every report says how much each test asserted. */
const counted = 'scripts/coverage/count-assertions.mjs';
const serverTests = filesOfOtherRun() ?? [
  'server/src/**/*.db.test.ts',
  'server/src/**/*.full.test.ts',
  'server/test/**/*.test.ts',
];

/**
 * `unit`, `screen` and `page` need no database and run in `pnpm check`. The back-office’s screens are drawn in
 * happy-dom, for antd takes twice as long in jsdom; the portal’s pages and the cookies ask for what jsdom alone knows.
 * Their files share one worker's modules: loading React and antd for each file took longer than all tests.
 * `package` runs what `npm run package` made.
 * `server` opens PGlite and, where found, PostgreSQL. Its files share modules too, and replace none but where they say so.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{shared,server,admin}/src/**/*.test.ts',
            'portal/{src,server}/**/*.test.ts',
            'admin/{bundle,server}/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['**/*.{db,dom,full}.test.ts', '**/node_modules/**'],
          environment: 'node',
          isolate: false,
          setupFiles: ['scripts/steps/fresh-modules.mjs', counted],
          ...patience,
        },
      },
      {
        test: {
          name: 'screen',
          include: screenTests,
          exclude: ['**/node_modules/**', ...leftToFull],
          environment: 'happy-dom',
          // A link that a test follows would leave the window at its address for every file after it.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          isolate: false,
          setupFiles: ['scripts/steps/fresh-modules.mjs', 'admin/src/testing/patience.ts', counted],
          ...patience,
        },
      },
      {
        test: {
          name: 'page',
          include: ['portal/src/**/*.test.tsx', '{shared,portal}/src/**/*.dom.test.ts'],
          environment: 'jsdom',
          isolate: false,
          setupFiles: [
            'scripts/steps/fresh-modules.mjs',
            'portal/src/components/testing/patience.ts',
            counted,
          ],
          ...patience,
        },
      },
      {
        test: {
          name: 'package',
          include: ['scripts/delivery/*.spec.mjs'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'server',
          include: serverTests,
          exclude: ['**/node_modules/**', ...leftToFull],
          environment: 'node',
          isolate: false,
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: [counted],
          ...patience,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const unit = [
  'shared/src/**/*.test.ts',
  'server/src/**/*.test.ts',
  'portal/{src,server}/**/*.test.{ts,tsx}',
  'admin/src/**/*.test.{ts,tsx}',
  'scripts/**/*.test.mjs',
];

/** `unit` needs no database and runs in `pnpm check`; `server` opens PGlite and, where found, PostgreSQL. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: unit,
          exclude: ['**/*.db.test.ts', '**/node_modules/**'],
          environment: 'node',
          // The first test of a file pays for its imports, on a busy machine with many seconds.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.db.test.ts', 'server/test/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, freemem } from 'node:os';
import { dirname } from 'node:path';

import { alone } from './lock.mjs';
import { step } from './progress.mjs';
import { mustRun } from './run.mjs';
import { readStamp, stampOf } from './stamp.mjs';
import { at } from './workspace.mjs';

const shared = ['shared/src', 'shared/package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** Where each command builds to; a test run must not touch what a running `npm start` serves. */
export const buildFolders = {
  start: { server: 'dist', portal: 'dist', next: '.next', admin: 'dist' },
  development: { server: 'dist', portal: 'dist', next: '.next-dev', admin: 'dist' },
  /** Made for base paths, by the test of them. */
  based: { server: 'dist', portal: '.next-based-edge', next: '.next-based', admin: '.test/based' },
  test: { server: '.test/dist', portal: '.test', next: '.next-test', admin: '.test/dist' },
};

/** Environment that makes the builds and the apps use the given folders. */
export const folderEnvironment = (folders) => ({
  SERVER_DIST: folders.server,
  PORTAL_DIST: folders.portal,
  NEXT_DIST_DIR: folders.next,
  ADMIN_DIST: folders.admin,
});

/** The parts that are built. */
export const partNames = ['portal', 'server', 'admin'];

const builds = (folders) => [
  {
    part: 'portal',
    args: ['build.mjs'],
    makes: [at('portal', folders.portal, 'server.mjs'), at('portal', folders.next, 'BUILD_ID')],
  },
  { part: 'server', args: ['build.mjs'], makes: [at('server', folders.server, 'main.js')] },
  {
    part: 'admin',
    args: ['build.mjs'],
    makes: [at('admin', folders.admin, 'server.mjs'), at('admin', folders.admin, 'site', 'index.html')],
  },
];

/** What a build writes into what it makes: as the environment says it, or the command that wants it. */
const settingsOf = (said) =>
  Object.fromEntries(
    ['PORTAL_BASE_PATH', 'ADMIN_BASE_PATH', 'VITE_SWITCH_MODE'].map((name) => [
      name,
      said[name] ?? process.env[name] ?? '',
    ]),
  );

async function build({ part, args, makes }, { folders, settings }) {
  const stampFile = at('node_modules', '.cache', 'builds', `${part}-${folders.next}`);
  const stamp = stampOf([part, ...shared], JSON.stringify(settings));
  if (readStamp(stampFile) === stamp && makes.every((file) => existsSync(file))) return;
  // Gone first: a build that is broken off half-way must not pass for a good one.
  rmSync(stampFile, { force: true });
  await step(`Building ${part}`, () =>
    mustRun(process.execPath, args, {
      cwd: at(part),
      env: {
        ...settings,
        ...folderEnvironment(folders),
        ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      },
    }),
  );
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

// Next leaves a core idle for half of its time; the others fit in there where memory allows.
const lanesHere = () => (availableParallelism() > 1 && freemem() > 3e9 ? 2 : 1);

/** Builds every part, of those asked for, whose sources or settings changed since its last build. */
export async function ensureBuilt(folders, { said = {}, parts = [] } = {}) {
  const lock = at('.data', `build-${folders.next}.lock`);
  await alone(lock, 'building', async () => {
    const settings = settingsOf(said);
    const waiting = builds(folders).filter(({ part }) => parts.length === 0 || parts.includes(part));
    const lane = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await build(next, { folders, settings });
    };
    await Promise.all(Array.from({ length: lanesHere() }, lane));
  });
}

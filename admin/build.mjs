/* Builds the back-office: its site by Vite into ADMIN_DIST/site, the server that hands it out beside it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { serverBundle } from '@policy/shared/edge/server-bundle.mjs';
import { build } from 'esbuild';

const here = import.meta.dirname;
const vite = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('vite/package.json'))),
  'bin',
  'vite.js',
);

const { status } = spawnSync(process.execPath, [vite, 'build'], { cwd: here, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

await build(
  serverBundle({
    entry: path.join(here, 'server/main.ts'),
    outfile: path.resolve(here, process.env.ADMIN_DIST || 'dist', 'server.mjs'),
    env: { ADMIN_BASE_PATH: process.env.ADMIN_BASE_PATH ?? '' },
  }),
);

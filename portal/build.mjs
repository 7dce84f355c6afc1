/* Builds the portal: Next into NEXT_DIST_DIR, its files compressed beside it, the server around it into PORTAL_DIST. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { serverBundle } from '@policy/shared/edge/server-bundle.mjs';
import { build } from 'esbuild';

const here = import.meta.dirname;
const distDir = path.join(here, process.env.NEXT_DIST_DIR || '.next');
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

await build(
  serverBundle({
    entry: path.join(here, 'server/main.ts'),
    outfile: path.resolve(here, process.env.PORTAL_DIST || 'dist', 'server.mjs'),
    env: { PORTAL_BASE_PATH: process.env.PORTAL_BASE_PATH ?? '' },
    // Next finds its own parts by path, so it stays where it is installed.
    external: ['next'],
  }),
);

const { status } = spawnSync(process.execPath, [next, 'build'], {
  cwd: here,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
});
if (status !== 0) process.exit(status ?? 1);

for (const file of readdirSync(path.join(distDir, 'static'), { recursive: true })) {
  if (!/\.(?:js|css|svg|json|txt)$/.test(file)) continue;
  const full = path.join(distDir, 'static', file);
  if (statSync(full).size < 1024) continue;
  const body = readFileSync(full);
  writeFileSync(`${full}.gz`, gzipSync(body, { level: 9 }));
  writeFileSync(`${full}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
}

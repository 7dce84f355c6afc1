/* Builds the back-office: its site by Vite into ADMIN_DIST/site, the server that hands it out beside it. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const here = import.meta.dirname;
const vite = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('vite/package.json'))),
  'bin',
  'vite.js',
);

const { status } = spawnSync(process.execPath, [vite, 'build'], { cwd: here, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

await build({
  entryPoints: [path.join(here, 'server/main.ts')],
  outfile: path.resolve(here, process.env.ADMIN_DIST ?? 'dist', 'server.mjs'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  // Of the build and not of the machine that it runs on, like the site.
  define: { 'process.env.ADMIN_BASE_PATH': JSON.stringify(process.env.ADMIN_BASE_PATH ?? '') },
  // Bundled CommonJS still asks for Node's modules by require.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  legalComments: 'none',
  logLevel: 'warning',
});

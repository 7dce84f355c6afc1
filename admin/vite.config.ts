import { join } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';

import { firstLoad } from './bundle/first-load.ts';
import { splitByParts } from './bundle/code-splitting.ts';
import { leanPackages } from './bundle/lean-packages.ts';
import { styleSheet } from './bundle/library-styles.tsx';
import { precompress } from './bundle/precompress.ts';

const outDir = join(process.env['ADMIN_DIST'] || 'dist', 'site');
const api = process.env['API_ORIGIN'] || 'http://127.0.0.1:8000';
/** What stands before every path of the back-office: empty, or like `/policy`. */
const basePath = process.env['ADMIN_BASE_PATH'] ?? '';
if (!/^(?:\/[\w-]+)*$/.test(basePath)) throw new Error('ADMIN_BASE_PATH must be empty or like /policy');

/** Packages without side effects whose package.json does not say so. */
const silent = /node_modules\/(rc-[a-z-]+|@rc-component\/[a-z-]+|@ant-design\/[a-z-]+|@umijs\/route-utils)\//;

/**
 * One file each for what several pages share: split by the pages that want some of it, it would be in many. React stands
 * before all others, which would each take it along.
 */
const shared = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler|swr|use-intl|intl-messageformat)\//,
    priority: 30,
  },
  {
    name: 'bpmn',
    test: /node_modules\/(bpmn-js|diagram-js|bpmn-moddle|moddle|moddle-xml|tiny-svg)\//,
    priority: 20,
  },
  { name: 'motion', test: /node_modules\/antd\/es\/style\/motion\//, priority: 20 },
  { name: 'editor', test: /node_modules\/(@tiptap|prosemirror-[a-z]+)\//, priority: 20 },
];

const site = (): UserConfig => ({
  base: `${basePath}/`,
  plugins: [react(), leanPackages()],
  // The small form of zod is for the portal; here the contract brings the whole one, which has all that the small one has.
  resolve: { alias: { 'zod/mini': 'zod' } },
  server: {
    port: Number(process.env['ADMIN_PORT'] || 3001),
    strictPort: true,
    ...(process.env['ADMIN_HOST'] ? { host: process.env['ADMIN_HOST'] } : {}),
    proxy: { [`${basePath}/api`]: { target: api, rewrite: (path) => path.slice(basePath.length) } },
  },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: silent, sideEffects: false }] },
      output: { codeSplitting: { groups: shared } },
    },
  },
});

export default defineConfig(() => {
  const { plugins, ...rest } = site();
  return { ...rest, plugins: [plugins, splitByParts(site), styleSheet(), firstLoad(), precompress()] };
});

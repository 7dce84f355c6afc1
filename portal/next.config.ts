import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const workspace = path.join(import.meta.dirname, '..');

const basePath = process.env.PORTAL_BASE_PATH ?? '';
if (!/^(?:\/[\w-]+)*$/.test(basePath)) throw new Error('PORTAL_BASE_PATH must be empty or like /policy');

const distDir = process.env.NEXT_DIST_DIR || '.next';

const config: NextConfig = {
  basePath,
  // Written into the build, for what runs in the browser as for what runs here.
  env: { PORTAL_BASE_PATH: basePath },
  // `npm test` builds into a folder of its own, so that it can run beside a running `npm start`.
  distDir,
  // Next lists what its server needs beside .next; `npm run package` takes that and nothing more.
  output: 'standalone',
  // The product resizes no images, and its packages come without sharp, whose libvips is under the LGPL.
  images: { unoptimized: true },
  transpilePackages: ['@policy/shared'],
  outputFileTracingRoot: workspace,
  turbopack: { root: workspace },
  // Draws the pictures of pages; its program is a file for each kind of machine, which no bundler can take in.
  serverExternalPackages: ['@resvg/resvg-js'],
  // Everybody gets the same page: Next would send its head late to all whom it does not take for a robot.
  htmlLimitedBots: /.*/,
  poweredByHeader: false,
  reactStrictMode: true,
  // portal/server compresses once and keeps the result; Next would do it again on every request.
  compress: false,
  // What a first build would keep for a second costs it a quarter of its CPU, and a fresh clone often builds once.
  experimental: {
    turbopackFileSystemCacheForBuild: existsSync(
      path.join(import.meta.dirname, distDir, 'build-manifest.json'),
    ),
  },
  // `pnpm check` runs tsc over the same files with the same settings.
  typescript: { ignoreBuildErrors: true },
};

/** Texts are compiled by the build: the parser of messages would be a tenth of what a form's page loads. */
const withTexts = createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withTexts(config);

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

const outDir = process.env['ADMIN_DIST'] ?? 'dist';
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8000';
const compressible = /\.(html|js|css|svg|json)$/;

/** Writes .gz and .br beside every text file once, so that serving costs no compression. */
function precompress(): Plugin {
  let root = outDir;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      root = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) root = config.build.outDir;
    },
    closeBundle: () => {
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => compressible.test(name))) {
        const body = readFileSync(join(root, file));
        writeFileSync(join(root, `${file}.gz`), gzipSync(body, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
        writeFileSync(join(root, `${file}.br`), brotliCompressSync(body, { params }));
      }
    },
  };
}

/** Leaves out the texts of twenty-odd languages that the pro components carry and the product does not speak. */
function twoLanguages(): Plugin {
  const spoken = /\/(zh_CN|en_US)(\.js)?$/;
  return {
    name: 'two-languages',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.includes('pro-provider') && source.startsWith('./locale/') && !spoken.test(source)
        ? '\0unspoken-language'
        : null,
    load: (id) => (id === '\0unspoken-language' ? 'export default {}' : null),
  };
}

export default defineConfig({
  plugins: [react(), twoLanguages(), precompress()],
  server: { port: Number(process.env['ADMIN_PORT'] ?? 3001), strictPort: true, proxy: { '/api': api } },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
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
            { name: 'editor', test: /node_modules\/(@tiptap|prosemirror-[a-z]+)\//, priority: 20 },
          ],
        },
      },
    },
  },
});

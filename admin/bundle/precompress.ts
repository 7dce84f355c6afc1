import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json)$/;

/** Writes .gz and .br beside every text file once, so that serving costs no compression. */
export function precompress(): Plugin {
  let root = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build, root: project }) => {
      root = build.outDir.startsWith('/') ? build.outDir : join(project, build.outDir);
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

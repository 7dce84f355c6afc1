import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { filesWith } from './static-imports.ts';

const words = '/src/app/languages/zh.ts';
/**
 * What comes with the entry: the sign-in page, or before any page of somebody who is signed in the frame; and how much
 * script a reader may wait for at most, in KB after gzip.
 */
const firsts = [
  { name: 'sign-in page', parts: ['/src/app/sign-in/sign-in-page.tsx', words], most: 365 },
  { name: 'frame', parts: ['/src/app/workbench.tsx', words], most: 350 },
];

/** Fails a build whose first load has become too large; what a part imports at once is counted with it. */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      for (const { name, parts, most } of firsts) {
        const files = filesWith(chunks, ['/src/main.tsx', ...parts]);
        const sizes = files.map(({ code }) => gzipSync(code, { level: 9 }).length);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        const told = `the first load with the ${name} is ${String(Math.ceil(total / 1024))} KB of ${String(most)} KB gzip`;
        if (total > most * 1024) this.error(told);
        this.info(told);
      }
    },
  };
}

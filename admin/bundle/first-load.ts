import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

/** What a reader may wait for at most before the code of his first page comes, in bytes after gzip. */
const most = 350 * 1024;
/** What comes before any page: the entry, the frame, and the texts of one language. */
const parts = ['/src/app/workbench.tsx', '/src/app/languages/zh.ts'];

/** Fails a build whose first load has become too large; what a part imports at once is counted with it. */
export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    writeBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const counted = new Set<string>();
      const count = (name: string) => {
        if (counted.has(name)) return;
        counted.add(name);
        byName.get(name)?.imports.forEach(count);
      };
      const isFirst = (id: string) => parts.some((part) => id.endsWith(part));
      for (const chunk of chunks) if (chunk.isEntry || chunk.moduleIds.some(isFirst)) count(chunk.fileName);
      const sizes = [...counted].map((name) => gzipSync(byName.get(name)?.code ?? '', { level: 9 }).length);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const told = `the first load is ${String(Math.ceil(total / 1024))} KB of ${String(most / 1024)} KB gzip`;
      if (total > most) this.error(told);
      this.info(told);
    },
  };
}

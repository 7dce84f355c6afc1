import { build } from 'vite';
import type { Plugin, UserConfig } from 'vite';

import { filesWith } from './static-imports.ts';
import type { Chunk } from './static-imports.ts';

/** A name, and how the modules end with which a part of the app begins. */
type Part = readonly [name: string, ...beginnings: string[]];

/** What is asked for by itself, and is large or often asked for; the first of them is always there. */
const parts: readonly [Part, ...Part[]] = [
  ['start', '/src/main.tsx'],
  ['sign-in', '/src/app/sign-in/sign-in-page.tsx'],
  ['status', '/src/app/pages/status-result.tsx'],
  ['frame', '/src/app/workbench.tsx'],
  ['home', '/src/screens/desk/welcome.screen.tsx'],
  ['list', '/src/kit/screen/entity-screen.tsx', '/contract/entities/index.ts'],
  ['zh', '/src/app/languages/zh.ts'],
  ['en', '/src/app/languages/en.ts'],
];

/**
 * The name of the file that each module belongs into: that of all parts that bring it, so that none brings what it does
 * not want, and of the first part alone where that brings it. What no part brings has none.
 */
export function fileOfModules(
  chunks: readonly Chunk[],
  [first, ...others]: readonly [Part, ...Part[]],
): Map<string, string> {
  const fileOf = new Map<string, string>();
  for (const [part, ...beginnings] of others) {
    for (const id of modulesOf(chunks, part, beginnings)) {
      const before = fileOf.get(id);
      fileOf.set(id, before ? `${before}-${part}` : part);
    }
  }
  const [name, ...beginnings] = first;
  for (const id of modulesOf(chunks, name, beginnings)) fileOf.set(id, name);
  return fileOf;
}

function modulesOf(chunks: readonly Chunk[], part: string, beginnings: readonly string[]): string[] {
  const files = filesWith(chunks, beginnings);
  if (files.length === 0) throw new Error(`The part ${part} begins nowhere`);
  return files.flatMap(({ moduleIds }) => moduleIds);
}

/**
 * Puts into one file what is always wanted together: a list asked for 180 files, one for each set of pages that share
 * some code, and each costs a reader time although his browser keeps it. Which modules are left of a package is known
 * only when a bundle has been made, so that of `plain` is made once before, in memory.
 */
export function splitByParts(plain: () => UserConfig): Plugin {
  return {
    name: 'split-by-parts',
    apply: 'build',
    config: async () => {
      const { build: options, ...config } = plain();
      const unwritten = { ...options, write: false, minify: false, reportCompressedSize: false };
      const made = await build({ ...config, configFile: false, logLevel: 'error', build: unwritten });
      if (!('output' in made)) throw new Error('One bundle is made at a time');
      const chunks = made.output.filter((file) => file.type === 'chunk');
      const fileOf = fileOfModules(chunks, parts);
      const group = {
        ...{ debugName: 'parts', priority: 50 },
        name: (id: string) => fileOf.get(id) ?? null,
        // What a module wants is wanted by every part that brings it, and has its own place.
        includeDependenciesRecursively: false,
      };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

import { build } from 'vite';
import type { Plugin, Rolldown, UserConfig } from 'vite';

/** What of a bundle's file tells where its code belongs. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;
/** A name, and how the modules end with which a part of the app begins. */
type Part = readonly [name: string, ...beginnings: string[]];

/** What is asked for by itself, and is large or often asked for; the first of them is always there. */
const parts: readonly Part[] = [
  ['start', '/src/main.tsx'],
  ['sign-in', '/src/app/sign-in/sign-in-page.tsx'],
  ['status', '/src/app/pages/status-result.tsx'],
  ['frame', '/src/app/workbench.tsx'],
  ['home', '/src/screens/desk/welcome.screen.tsx'],
  ['list', '/src/kit/screen/entity-screen.tsx', '/contract/entities/index.ts'],
  ['zh', '/src/app/languages/zh.ts'],
  ['en', '/src/app/languages/en.ts'],
];

/** The files in which some modules lie, and all that these bring along. */
function filesFrom(chunks: readonly Chunk[], beginnings: readonly string[]): Set<Chunk> {
  const begins = ({ moduleIds }: Chunk) => moduleIds.some((id) => beginnings.some((end) => id.endsWith(end)));
  const brought = new Set(chunks.filter(begins));
  // A set is walked through what is added to it meanwhile.
  for (const { imports } of brought)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) brought.add(chunk);
  return brought;
}

/**
 * The name of the file that each module belongs into: that of all parts that bring it, so that none brings what it does
 * not want, and of the first part alone where that brings it. What no part brings has none.
 */
export function fileOfModules(chunks: readonly Chunk[], wanted: readonly Part[]): Map<string, string> {
  const partsOf = new Map<string, string[]>();
  for (const [part, ...beginnings] of wanted) {
    const files = [...filesFrom(chunks, beginnings)];
    if (files.length === 0) throw new Error(`The part ${part} begins nowhere`);
    for (const id of files.flatMap(({ moduleIds }) => moduleIds))
      partsOf.set(id, [...(partsOf.get(id) ?? []), part]);
  }
  const [first] = wanted[0] ?? [];
  const nameOf = (names: string[]) => (names[0] === first ? names[0] : names.join('-'));
  return new Map([...partsOf].map(([id, names]) => [id, nameOf(names) ?? '']));
}

/**
 * Puts into one file what is always wanted together: a list asked for 180 files, one for each set of pages that share
 * some code, and each costs a reader time although his browser keeps it. Which modules are left of a package is known
 * only when a bundle has been made, so that of `plain` is made once before, in memory.
 */
export function layered(plain: () => UserConfig): Plugin {
  return {
    name: 'layers',
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

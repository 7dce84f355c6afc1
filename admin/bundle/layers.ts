import { build } from 'vite';
import type { Plugin, Rolldown, UserConfig } from 'vite';

/** What of a bundle's file tells where its code belongs. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;
/** A layer's name, and how the modules end with which a part of the app begins. */
type Layer = readonly [name: string, ...beginnings: string[]];

const languages = ['zh', 'en'].map((locale) => `/src/app/languages/${locale}.ts`);
/** In the order in which a reader comes to need them. */
const layers: readonly Layer[] = [
  ['start', '/src/main.tsx'],
  ['frame', '/src/app/workbench.tsx', ...languages],
  ['home', '/src/screens/desk/welcome.screen.tsx'],
  ['list', '/src/kit/screen/entity-screen.tsx', '/contract/entities/index.ts'],
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

/** The first layer that brings each module, of those that any layer brings. */
export function layerOfModules(chunks: readonly Chunk[], wanted: readonly Layer[]): Map<string, string> {
  const layerOf = new Map<string, string>();
  for (const [layer, ...beginnings] of wanted) {
    const files = [...filesFrom(chunks, beginnings)];
    if (files.length === 0) throw new Error(`The layer ${layer} begins nowhere`);
    const fresh = files.flatMap(({ moduleIds }) => moduleIds).filter((id) => !layerOf.has(id));
    for (const id of fresh) layerOf.set(id, layer);
  }
  return layerOf;
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
      const layerOf = layerOfModules(chunks, layers);
      const group = { debugName: 'layers', name: (id: string) => layerOf.get(id) ?? null, priority: 50 };
      return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
    },
  };
}

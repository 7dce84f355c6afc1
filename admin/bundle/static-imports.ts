import type { Rolldown } from 'vite';

/** What of a bundle's file tells what it brings. */
export type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>;

/** The files in which modules with these endings lie, and all that they import at once. */
export function filesWith<C extends Chunk>(chunks: readonly C[], endings: readonly string[]): C[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isWanted = (id: string) => endings.some((ending) => id.endsWith(ending));
  const found = new Set(chunks.filter(({ moduleIds }) => moduleIds.some(isWanted)));
  // A set is walked through what is added to it meanwhile.
  for (const { imports } of found)
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  return [...found];
}

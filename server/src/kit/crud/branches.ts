import type { Branch } from './tree.ts';

/** The ids of these nodes and of everything below them. */
export function withBelow(nodes: readonly Branch[], own: readonly string[]): string[] {
  const found = new Set(own);
  // A node joins as soon as its parent has; a cycle ends because nothing joins twice.
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { id, parentId } of nodes) if (parentId && found.has(parentId)) found.add(id);
  }
  return [...found];
}

/** The ids of these nodes and of everything above them. */
export function withAbove(nodes: readonly Branch[], own: readonly string[]): string[] {
  const parents = new Map(nodes.map(({ id, parentId }) => [id, parentId]));
  const found = new Set(own);
  // A set is walked in the order of joining, the ones that join on the way included.
  for (const id of found) {
    const parent = parents.get(id);
    if (parent) found.add(parent);
  }
  return [...found];
}

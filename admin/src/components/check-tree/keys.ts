/** A node that can be chosen, or that leads to some that can. */
export interface CheckNode {
  id: string;
  title: string;
  children?: CheckNode[];
}

const flat = (nodes: readonly CheckNode[]): CheckNode[] =>
  nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);

/** The nodes that count: all of them, or the leaves where branches only lead there. */
export const countedIds = (nodes: readonly CheckNode[], leavesOnly: boolean): string[] =>
  flat(nodes)
    .filter(({ children }) => !leavesOnly || !children)
    .map(({ id }) => id);

/** Names of nodes by id. */
export const titlesOf = (nodes: readonly CheckNode[]): Map<string, string> =>
  new Map(flat(nodes).map(({ id, title }) => [id, title]));

/** The nodes from a root down to one of them, that one included. */
function pathTo(nodes: readonly CheckNode[], id: string): CheckNode[] {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = pathTo(node.children ?? [], id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** What a click on one node chooses besides: all below it, and when it is chosen all above it. */
export function linkedIds(nodes: readonly CheckNode[], id: string, isChosen: boolean): string[] {
  const path = pathTo(nodes, id);
  const below = flat(path.at(-1)?.children ?? []).map((node) => node.id);
  return [...(isChosen ? path.map((node) => node.id) : [id]), ...below];
}

/** The nodes that hold a word or are among some, under their ancestors. */
export function narrowed(
  nodes: readonly CheckNode[],
  { word, only }: { word: string; only: ReadonlySet<string> | null },
): CheckNode[] {
  const asked = word.trim().toLowerCase();
  const fits = ({ id, title }: CheckNode) => title.toLowerCase().includes(asked) && (!only || only.has(id));
  return nodes.flatMap((node) => {
    const children = narrowed(node.children ?? [], { word, only });
    if (children.length > 0) return [{ ...node, children }];
    const { id, title } = node;
    return fits(node) ? [{ id, title }] : [];
  });
}

/** What somebody holds, of all whose choice is made together. */
export const heldByAny = (held: readonly (readonly string[])[]): string[] => [...new Set(held.flat())];

/** What a choice adds for somebody who holds it not yet, and takes from somebody who does. */
export function difference(held: readonly (readonly string[])[], chosen: readonly string[]) {
  return {
    added: chosen.filter((id) => held.some((ids) => !ids.includes(id))),
    removed: heldByAny(held).filter((id) => !chosen.includes(id)),
  };
}

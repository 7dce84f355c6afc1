import useSWR from 'swr';

import { useWorkplace } from '../page/session-context.tsx';

/** A node as every tree call answers it. */
export interface TreeNode {
  id: string;
  title: string;
  key: string;
  value: string;
  children?: TreeNode[];
}

/** All nodes that a tree call answers; none before they are there. */
export function useTree(path: string | null): { nodes: TreeNode[]; isLoading: boolean } {
  const { http, locale } = useWorkplace();
  const { data, isLoading } = useSWR<TreeNode[], Error>(
    path && ['tree', path, locale],
    () => http.get<TreeNode[]>(path ?? ''),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return { nodes: data ?? [], isLoading };
}

/** The same nodes with one branch that cannot be picked. */
export function withClosed(
  nodes: readonly TreeNode[],
  closed: string | undefined,
  isInside = false,
): (TreeNode & { disabled: boolean })[] {
  return nodes.map((node) => {
    const disabled = isInside || node.id === closed;
    const { children, ...rest } = node;
    return { ...rest, disabled, ...(children && { children: withClosed(children, closed, disabled) }) };
  });
}

/** What the node of an id is called; undefined where there is none. */
export function titleOfNode(nodes: readonly TreeNode[], id: string): string | undefined {
  for (const node of nodes) {
    const title = node.id === id ? node.title : titleOfNode(node.children ?? [], id);
    if (title !== undefined) return title;
  }
  return undefined;
}

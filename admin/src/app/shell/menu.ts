import type { MenuItem } from '@policy/shared/client/identity-client.ts';

/** One entry of the side menu. */
export interface MenuNode {
  code: string;
  label: string;
  path: string;
  icon: string;
  /** Opens in a window of its own. */
  isOpen: boolean;
  children: MenuNode[];
}

const opensWindow = 2;

/** The side menu of the rows the server grants, in their order. */
export function menuOf(rows: readonly MenuItem[]): MenuNode[] {
  return rows.map((row) => ({
    code: row.code,
    label: row.name,
    path: row.path,
    icon: row.source ?? '',
    isOpen: row.isOpen === opensWindow,
    children: menuOf(row.children ?? []),
  }));
}

/** Every entry of a menu, parents before children. */
export const flatten = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

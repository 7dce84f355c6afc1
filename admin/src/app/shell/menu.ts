/** A menu row as `menu/routes` answers it. */
export interface MenuRow {
  id: string;
  code: string;
  name: string;
  path: string;
  source?: string | null;
  isOpen?: number | null;
  children?: MenuRow[];
}

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
export function menuOf(rows: readonly MenuRow[]): MenuNode[] {
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

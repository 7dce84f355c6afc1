import type { MenuItem } from '@policy/shared/client/sign-in-client.ts';
import { isVisible } from '@policy/shared/auth/navigation/menu-visibility.ts';

/** One entry of the side menu. */
export interface MenuNode {
  code: string;
  label: string;
  /** Address inside this app, without the query; the whole address of another site that opens in a window. */
  path: string;
  query: Readonly<Record<string, string>>;
  icon: string;
  /** Opens in a window of its own. */
  isOpen: boolean;
  meta: { roles: readonly string[] };
  /** Beginnings of addresses that light this entry up although they are not its own. */
  group: readonly string[];
  children: MenuNode[];
}

/** What decides which rows become entries, and what belongs to them. */
export interface MenuShape {
  /** Aliases of the reader's roles. */
  roles: readonly string[];
  groupOf: (code: string) => readonly string[];
}

const opensWindow = 2;
const isElsewhere = (path: string) => /^https?:\/\//i.test(path);
const nothing: MenuShape = { roles: [], groupOf: () => [] };

/** The side menu of the rows the server grants, in their order; a row with a roles list shows to those roles only. */
export const menuOf = (rows: readonly MenuItem[], shape: MenuShape = nothing): MenuNode[] =>
  rows.map((row) => nodeOf(row, shape)).filter((node) => isVisible(node, shape.roles));

function nodeOf(row: MenuItem, shape: MenuShape): MenuNode {
  return {
    code: row.code,
    label: row.name,
    ...placeOf(row),
    icon: row.source ?? '',
    isOpen: row.isOpen === opensWindow,
    meta: { roles: row.meta?.roles ?? [] },
    group: shape.groupOf(row.code),
    children: menuOf(row.children ?? [], shape),
  };
}

/** A row that leads to another site opens it embedded in a page of ours, or itself in the window that it asks for. */
function placeOf({ path, code, name, isOpen }: MenuItem): Pick<MenuNode, 'path' | 'query'> {
  if (isElsewhere(path))
    return isOpen === opensWindow
      ? { path, query: {} }
      : { path: `/myiframe/${code}`, query: { src: path, name } };
  const [own = '', search = ''] = path.split('?', 2);
  return { path: own, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Where a click on an entry leads. */
export function addressOfEntry({ path, query }: MenuNode): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Every entry of a menu, parents before children. */
export const flatten = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...flatten(node.children)]);

/** The entry that a page belongs to: the one with its address, else the one whose group has it. */
export function entryOf(menu: readonly MenuNode[], pathname: string): MenuNode | undefined {
  const entries = flatten(menu);
  return (
    entries.find(({ path }) => path === pathname) ??
    entries.find(({ group }) => group.some((start) => pathname.startsWith(start)))
  );
}

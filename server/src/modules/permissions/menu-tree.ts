import type { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

/** A menu or a button, named in the reader's language. */
export type MenuRow = RowOf<typeof menu>;

/** A menu or a button as the wire has it; roots have the parent "0". */
export interface MenuNode {
  id: string;
  parentId: string;
  code: string;
  name: string;
  alias: string;
  path: string;
  source: string;
  sort: number;
  category: number;
  action: number;
  isOpen: number;
  remark: string;
  hasChildren: boolean;
  /** Aliases of the roles that alone see it; absent for everyone to whom it is granted. */
  meta: { roles?: string[] };
  /** Absent where nothing hangs below: clients read an empty list as a branch. */
  children?: MenuNode[];
}

type Holds = (code: string) => boolean;

const isMenu = ({ category }: MenuRow) => category === 1;

/** The menus held, under all their ancestors, in the order of the rows. */
export function menuTree(rows: readonly MenuRow[], holds: Holds): MenuNode[] {
  const menus = rows.filter(isMenu);
  const byId = new Map(menus.map((row) => [row.id, row]));
  const shown = new Set<string>();
  for (const row of menus.filter(({ code }) => holds(code))) {
    for (let at: MenuRow | undefined = row; at && !shown.has(at.id); at = byId.get(at.parentId ?? ''))
      shown.add(at.id);
  }
  const visible = menus.filter(({ id }) => shown.has(id));
  const below = (parentId: string | null): MenuNode[] =>
    visible.filter((row) => (row.parentId ?? null) === parentId).map((row) => node(row, below(row.id)));
  return below(null);
}

/** Every menu of which a button is held, with those buttons. */
export function buttonMenus(rows: readonly MenuRow[], holds: Holds): MenuNode[] {
  const buttons = rows.filter((row) => !isMenu(row) && holds(row.code));
  return rows.filter(isMenu).flatMap((row) => {
    const held = buttons.filter(({ parentId }) => parentId === row.id).map((button) => node(button, []));
    return held.length > 0 ? [node(row, held)] : [];
  });
}

function node(row: MenuRow, children: MenuNode[]): MenuNode {
  const { id, code, name, sort, category, action, isOpen } = row;
  const told = {
    alias: row.alias ?? '',
    path: row.path ?? '',
    source: row.source ?? '',
    remark: row.remark ?? '',
  };
  const parentId = row.parentId ?? '0';
  return {
    id,
    parentId,
    code,
    name,
    sort,
    category,
    action,
    isOpen,
    ...told,
    hasChildren: children.length > 0,
    meta: seenBy(row),
    ...(children.length > 0 && { children }),
  };
}

function seenBy({ roles }: MenuRow): MenuNode['meta'] {
  const aliases = roles?.split(',').filter(Boolean) ?? [];
  return aliases.length > 0 ? { roles: aliases } : {};
}

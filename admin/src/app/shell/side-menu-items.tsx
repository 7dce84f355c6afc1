import type { MenuProps } from 'antd';
import { Link } from 'react-router';

import { addressOfEntry } from '../menu/menu.ts';
import type { MenuNode } from '../menu/menu.ts';
import { EntryIcon } from './entry-icon.tsx';
import { MenuBadge } from './menu-badge.tsx';

type Items = NonNullable<MenuProps['items']>;

/** The side menu's entries as antd draws them: branches open, leaves lead to their pages. */
export const sideMenuItems = (nodes: readonly MenuNode[], onFollow: () => void): Items =>
  nodes.map((node) => ({
    key: node.code,
    icon: <EntryIcon name={node.icon} />,
    ...(node.children.length > 0
      ? { label: node.label, children: sideMenuItems(node.children, onFollow) }
      : {
          title: node.label,
          label: (
            <>
              <Link to={addressOfEntry(node)} {...(node.isOpen && { target: '_blank' })} onClick={onFollow}>
                {node.label}
              </Link>
              <MenuBadge code={node.code} />
            </>
          ),
        }),
  }));

/** The branches above an entry, the outermost first; none for an entry of the first level. */
export function branchesAbove(nodes: readonly MenuNode[], code: string): string[] {
  for (const node of nodes) {
    if (node.children.some((child) => child.code === code)) return [node.code];
    const below = branchesAbove(node.children, code);
    if (below.length > 0) return [node.code, ...below];
  }
  return [];
}

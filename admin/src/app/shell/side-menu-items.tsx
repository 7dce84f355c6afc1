import type { ReactNode } from 'react';
import type { MenuProps } from 'antd';
import { Link } from 'react-router';

import { addressOfEntry } from '../menu/menu.ts';
import type { MenuNode } from '../menu/menu.ts';
import { EntryIcon } from './entry-icon.tsx';

/** What stands behind the label of an entry, by the entry's code. */
export type MenuBadges = Readonly<Record<string, ReactNode>>;

type Items = NonNullable<MenuProps['items']>;

/** The side menu's entries as antd draws them: branches open, leaves lead to their pages. */
export const sideMenuItems = (
  nodes: readonly MenuNode[],
  onFollow: () => void,
  badges: MenuBadges = {},
): Items =>
  nodes.map((node) => ({
    key: node.code,
    icon: <EntryIcon name={node.icon} />,
    ...(node.children.length > 0
      ? { label: node.label, children: sideMenuItems(node.children, onFollow, badges) }
      : {
          title: node.label,
          label: (
            <>
              <Link to={addressOfEntry(node)} {...(node.isOpen && { target: '_blank' })} onClick={onFollow}>
                {node.label}
              </Link>
              {badges[node.code] ?? null}
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

import { MenuIcon } from '../../components/menu-icon.tsx';
import type { MenuNode } from './menu.ts';

/** An entry of the side menu as the layout draws it. */
interface LayoutItem {
  path: string;
  name: string;
  icon: React.ReactNode;
  key: string;
  target?: string;
  children?: LayoutItem[];
}

/** The side menu in the layout's own words. */
export const layoutItems = (nodes: readonly MenuNode[]): LayoutItem[] =>
  nodes.map((node) => ({
    path: node.path,
    key: node.code,
    name: node.label,
    icon: <MenuIcon name={node.icon} />,
    ...(node.isOpen && { target: '_blank' }),
    ...(node.children.length > 0 && { children: layoutItems(node.children) }),
  }));

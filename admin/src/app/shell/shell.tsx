import { useState } from 'react';
import { ProLayout } from '@ant-design/pro-layout';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { HeaderTools } from './header-tools.tsx';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';
import { layoutToken } from './layout-token.ts';
import { Logo } from './logo.tsx';
import { MenuIcon } from './menu-icon.tsx';
import type { MenuNode } from './menu.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { useSizeClass } from './size-class.ts';
import { TabBar } from './tab-bar.tsx';
import { useTabs } from './tab-store.ts';
import { useSwitches } from './tools/switches.ts';
import './shell.css';

interface LayoutItem {
  path: string;
  name: string;
  icon: React.ReactNode;
  key: string;
  target?: string;
  children?: LayoutItem[];
}

function layoutItems(nodes: readonly MenuNode[]): LayoutItem[] {
  return nodes.map((node) => ({
    path: node.path,
    key: node.code,
    name: node.label,
    icon: <MenuIcon name={node.icon} />,
    ...(node.isOpen && { target: '_blank' }),
    ...(node.children.length > 0 && { children: layoutItems(node.children) }),
  }));
}

/** What the frame needs to know of the page it stands around. */
interface ShellProps {
  menu: readonly MenuNode[];
  /** Address of the menu row to highlight. */
  highlight: string;
  labelOf: (path: string) => string;
}

/** The frame of every page: side menu, top bar, tab bar, and the open pages kept alive. */
export function Shell({ menu, highlight, labelOf }: ShellProps) {
  const t = useTranslations('shell');
  const sizeClass = useSizeClass();
  const [collapsed, setCollapsed] = useState(sizeClass <= 1);
  const { pathname } = useLocation();
  const { isOn } = useSwitches();
  const open = useTabs(({ tabs }) => tabs);
  // On a narrow window the menu would cover the page that was just chosen.
  const collapseIfNarrow = () => sizeClass <= 1 && setCollapsed(true);
  return (
    <ProLayout
      layout="mix"
      fixSiderbar
      fixedHeader
      // Titles follow the tab; the layout would put its own in their place.
      title={false}
      siderWidth={230}
      token={layoutToken}
      collapsed={collapsed}
      onCollapse={setCollapsed}
      breakpoint={false}
      collapsedButtonRender={false}
      pageTitleRender={false}
      route={{ path: '/', children: layoutItems(menu) }}
      location={{ pathname: highlight || pathname }}
      menu={{ locale: false }}
      headerTitleRender={() => <Logo isShort={collapsed || sizeClass === 0} />}
      headerContentRender={() =>
        isOn('collapse') && <MenuToggle collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />
      }
      menuHeaderRender={false}
      // The layout's own drawer for phones has no name and no close button; the style sheet lays the menu over instead.
      disableMobile
      menuItemRender={(item, dom) => (
        <Link to={item.path ?? '/'} target={item.target} onClick={collapseIfNarrow}>
          {dom}
        </Link>
      )}
      actionsRender={() => [<HeaderTools key="tools" />]}
    >
      <a className="skip-link" href="#page">
        {t('skip')}
      </a>
      <TabBar labelOf={labelOf} />
      <div className="shell-page" id="page" tabIndex={-1}>
        <KeepAliveOutlet open={open.map(({ value }) => value)} />
      </div>
    </ProLayout>
  );
}

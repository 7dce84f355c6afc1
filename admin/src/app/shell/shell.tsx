import { Layout } from 'antd';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { HeaderTools } from './header-tools.tsx';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';
import { Logo } from './logo.tsx';
import { entryOf } from '../menu/menu.ts';
import type { MenuNode } from '../menu/menu.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { SideMenu } from './side-menu.tsx';
import { useCollapse } from './use-collapse.ts';
import { useSizeClass } from '../../kit/page/size-class.ts';
import { TabBar } from './tabs/tab-bar.tsx';
import { TopMenuBar } from './top-menu-bar.tsx';
import type { TopMenus } from '../menu/top-menus.ts';
import { useSwitches } from './tools/dialogs/switches.ts';
import './shell.css';

/** What the frame needs to know of the page it stands around. */
interface ShellProps {
  menu: readonly MenuNode[];
  tops: TopMenus;
  /** False where the address asks for the page without the side menu. */
  showsMenu: boolean;
  labelOf: (path: string) => string;
}

const widths = { width: 230, collapsedWidth: 64 };

/** The frame of every page: side menu, top bar, tab bar, and the open pages kept alive. */
export function Shell({ menu, tops, showsMenu, labelOf }: ShellProps) {
  const t = useTranslations('shell');
  const sizeClass = useSizeClass();
  const isNarrow = sizeClass <= 1;
  const [collapsed, setCollapsed] = useCollapse(sizeClass);
  const { isOn } = useSwitches();
  // On a narrow window the menu would cover the page that was just chosen.
  const collapseIfNarrow = () => isNarrow && setCollapsed(true);
  return (
    <Layout className="shell">
      <a className="skip-link" href="#page">
        {t('skip')}
      </a>
      <Layout.Header className="shell-header">
        <Logo isShort={collapsed || sizeClass === 0} />
        <div className="shell-header-content">
          {isOn('collapse') && <MenuToggle collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />}
          {isNarrow ? null : <TopMenuBar {...tops} />}
        </div>
        <HeaderTools isTight={isNarrow || tops.entries.length > 0} />
      </Layout.Header>
      <Layout className="shell-body">
        {showsMenu ? <Side {...{ menu, tops, collapsed, isNarrow }} onFollow={collapseIfNarrow} /> : null}
        <Layout.Content className="shell-content">
          <TabBar labelOf={labelOf} />
          <div className="shell-page" id="page" tabIndex={-1}>
            <KeepAliveOutlet />
          </div>
        </Layout.Content>
      </Layout>
    </Layout>
  );
}

interface SideProps extends Pick<ShellProps, 'menu' | 'tops'> {
  collapsed: boolean;
  isNarrow: boolean;
  onFollow: () => void;
}

/** The side menu; above it the entries of the top bar where that has no room for them beside its tools. */
function Side({ menu, tops, collapsed, isNarrow, onFollow }: SideProps) {
  const { pathname } = useLocation();
  return (
    <Layout.Sider className="shell-side" {...widths} collapsed={collapsed} trigger={null}>
      {isNarrow && !collapsed ? <TopMenuBar {...tops} /> : null}
      <SideMenu {...{ menu, collapsed, onFollow }} chosen={entryOf(menu, pathname)?.code} />
    </Layout.Sider>
  );
}

import { ProLayout } from '@ant-design/pro-layout';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { HeaderTools } from './header-tools.tsx';
import { KeepAliveOutlet } from './keep-alive-outlet.tsx';
import { layoutToken } from './layout-token.ts';
import { Logo } from './logo.tsx';
import { layoutItems } from './layout-items.tsx';
import { addressOfEntry, entryOf, flatten } from './menu.ts';
import type { MenuNode } from './menu.ts';
import { MenuToggle } from './menu-toggle.tsx';
import { useCollapse } from './use-collapse.ts';
import { useSizeClass } from '../../kit/size-class.ts';
import { TabBar } from './tab-bar.tsx';
import { useTabs } from './tab-store.ts';
import { TopMenuBar } from './top-menu-bar.tsx';
import type { TopMenus } from './top-menus.ts';
import { useSwitches } from './tools/switches.ts';
import './shell.css';

/** What the frame needs to know of the page it stands around. */
interface ShellProps {
  menu: readonly MenuNode[];
  tops: TopMenus;
  /** False where the address asks for the page without the side menu. */
  showsMenu: boolean;
  labelOf: (path: string) => string;
}

/** The frame of every page: side menu, top bar, tab bar, and the open pages kept alive. */
export function Shell({ menu, tops, showsMenu, labelOf }: ShellProps) {
  const t = useTranslations('shell');
  const sizeClass = useSizeClass();
  const [collapsed, setCollapsed] = useCollapse(sizeClass);
  const { pathname } = useLocation();
  const { isOn } = useSwitches();
  const open = useTabs(({ tabs }) => tabs);
  const addresses = new Map(flatten(menu).map((entry) => [entry.path, addressOfEntry(entry)]));
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
      location={{ pathname: entryOf(menu, pathname)?.path ?? pathname }}
      menu={{ locale: false }}
      headerTitleRender={() => <Logo isShort={collapsed || sizeClass === 0} />}
      headerContentRender={() => (
        <>
          {isOn('collapse') && <MenuToggle collapsed={collapsed} onToggle={() => setCollapsed(!collapsed)} />}
          <TopMenuBar {...tops} />
        </>
      )}
      menuHeaderRender={false}
      {...(!showsMenu && { menuRender: false })}
      // The layout's own drawer for phones has no name and no close button; the style sheet lays the menu over instead.
      disableMobile
      menuItemRender={(item, dom) => (
        <Link to={addresses.get(item.path ?? '') ?? '/'} target={item.target} onClick={collapseIfNarrow}>
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

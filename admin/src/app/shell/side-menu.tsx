import { useState } from 'react';
import { ConfigProvider, Menu } from 'antd';
import type { ThemeConfig } from 'antd';

import { branchesAbove, sideMenuItems } from './side-menu-items.tsx';
import type { MenuNode } from '../menu/menu.ts';

interface SideMenuProps {
  menu: readonly MenuNode[];
  /** Code of the entry in front. */
  chosen: string | undefined;
  collapsed: boolean;
  onFollow: () => void;
}

/** Colours of the menu; the picked theme sets the variables. */
const colours: ThemeConfig = {
  components: {
    Menu: {
      ...{ itemBg: 'transparent', subMenuItemBg: 'transparent', popupBg: 'var(--side-floating)' },
      ...{ itemColor: 'var(--side-text)', itemHoverColor: 'var(--side-hover)', itemHoverBg: 'transparent' },
      ...{ itemSelectedColor: 'var(--selected-text)', itemSelectedBg: 'var(--selected)' },
      ...{ subMenuItemSelectedColor: 'var(--side-hover)', itemActiveBg: 'transparent' },
      ...{ itemHeight: 40, itemMarginInline: 4, collapsedWidth: 64, activeBarBorderWidth: 0 },
    },
  },
};

/** The menus granted, with the branch of the page in front open; what else the reader opened stays open. */
export function SideMenu({ menu, chosen, collapsed, onFollow }: SideMenuProps) {
  const [known, setKnown] = useState<string>();
  const [open, setOpen] = useState<string[]>([]);
  // Adjusted while rendering, so that no frame shows the page without its entry.
  if (chosen !== known) {
    setKnown(chosen);
    setOpen([...new Set([...open, ...branchesAbove(menu, chosen ?? '')])]);
  }
  return (
    <ConfigProvider theme={colours}>
      <Menu
        mode="inline"
        inlineIndent={16}
        items={sideMenuItems(menu, onFollow)}
        selectedKeys={chosen ? [chosen] : []}
        // While it is collapsed its branches float, and open by themselves.
        {...(!collapsed && { openKeys: open, onOpenChange: setOpen })}
      />
    </ConfigProvider>
  );
}

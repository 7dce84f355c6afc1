import type { ProLayoutProps } from '@ant-design/pro-layout';

/** Colours of the frame; the picked theme sets the variables. */
export const layoutToken: ProLayoutProps['token'] = {
  bgLayout: 'var(--content)',
  header: { colorTextMenu: 'var(--header-text)', heightLayoutHeader: 50 },
  sider: {
    colorMenuBackground: 'var(--side)',
    colorTextMenu: 'var(--side-text)',
    colorTextMenuTitle: 'var(--side-text)',
    colorTextMenuItemHover: 'var(--side-hover)',
    colorTextMenuActive: 'var(--side-hover)',
    colorTextMenuSelected: 'var(--selected-text)',
    colorBgMenuItemHover: 'transparent',
    colorBgMenuItemSelected: 'var(--selected)',
    colorBgMenuItemCollapsedElevated: 'var(--side-floating)',
    colorTextSubMenuSelected: 'var(--side-hover)',
    paddingBlockLayoutMenu: 8,
  },
  pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
};

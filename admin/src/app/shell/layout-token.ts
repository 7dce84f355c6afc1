import type { ProLayoutProps } from '@ant-design/pro-layout';

/** Colours of the frame in the default theme: white top bar, deep blue side. */
export const layoutToken: ProLayoutProps['token'] = {
  bgLayout: '#f0f2f5',
  header: { colorBgHeader: '#ffffff', colorTextMenu: 'rgba(0,0,0,.65)', heightLayoutHeader: 50 },
  sider: {
    colorMenuBackground: '#031527',
    colorTextMenu: 'rgba(255,255,255,.75)',
    colorTextMenuTitle: '#ffffff',
    colorTextMenuItemHover: '#ffffff',
    colorTextMenuActive: '#ffffff',
    colorTextMenuSelected: '#ffffff',
    colorBgMenuItemHover: 'rgba(255,255,255,.08)',
    colorBgMenuItemSelected: 'rgba(0,0,0,.8)',
    colorBgMenuItemCollapsedElevated: '#0b2540',
    colorTextSubMenuSelected: '#ffffff',
    paddingBlockLayoutMenu: 8,
  },
  pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
};

import type { ThemeConfig } from 'antd';

// The product's colour is #409EFF; on white it has 2.8:1, so what carries text takes this shade of it (5:1).
const readableBrand = '#1a6fc9';

/** Design tokens of the back-office; every text on every surface has at least 4.5:1. */
export const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    colorPrimary: readableBrand,
    colorInfo: readableBrand,
    colorLink: readableBrand,
    colorSuccess: '#237804',
    colorWarning: '#ad5700',
    colorError: '#c5221f',
    colorTextSecondary: 'rgba(0,0,0,.7)',
    colorTextTertiary: 'rgba(0,0,0,.62)',
    colorTextDescription: 'rgba(0,0,0,.62)',
    colorTextPlaceholder: '#6b7280',
    colorSuccessBg: '#f0f9eb',
    colorSuccessBorder: '#b7eb8f',
    colorWarningBg: '#fff7e6',
    colorWarningBorder: '#ffd591',
    colorErrorBg: '#fff1f0',
    colorErrorBorder: '#ffccc7',
    colorInfoBg: '#f0f7ff',
    borderRadius: 4,
    fontFamily: "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif",
  },
};

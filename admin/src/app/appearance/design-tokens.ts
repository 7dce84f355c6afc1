import { theme as antTheme } from 'antd';
import type { ThemeConfig } from 'antd';

import { readable } from './colour.ts';
import type { FrameTheme } from './themes.ts';

// On white this leaves 4.5:1 on every grey and tinted ground that a text may stand on.
const leastOnWhite = 5.2;
const darkSurface = '#232c37';

const states = {
  colorSuccess: '#237804',
  colorWarning: '#ad5700',
  colorError: '#c5221f',
  colorSuccessBg: '#f0f9eb',
  colorSuccessBorder: '#b7eb8f',
  colorWarningBg: '#fff7e6',
  colorWarningBorder: '#ffd591',
  colorErrorBg: '#fff1f0',
  colorErrorBorder: '#ffccc7',
};

const shape = {
  borderRadius: 4,
  fontFamily: "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif",
};

const light = (picked: string): ThemeConfig => {
  const brand = readable(picked, '#ffffff', leastOnWhite);
  return {
    token: {
      ...shape,
      ...states,
      ...{ colorPrimary: brand, colorInfo: brand, colorLink: brand, colorInfoBg: '#f0f7ff' },
      // antd would lighten what is pointed at, and take the contrast from its text.
      ...{ colorPrimaryHover: brand, colorLinkHover: brand, colorErrorHover: states.colorError },
      colorTextSecondary: 'rgba(0,0,0,.7)',
      colorTextTertiary: 'rgba(0,0,0,.62)',
      colorTextDescription: 'rgba(0,0,0,.62)',
      colorTextPlaceholder: '#6b7280',
    },
  };
};

/** On dark grounds the light shades carry text, so what is painted in them carries dark text. */
const dark = (picked: string): ThemeConfig => {
  const inks = {
    colorPrimary: readable(picked, darkSurface, 6),
    colorSuccess: '#95de64',
    colorWarning: '#ffc069',
    colorError: '#ff9c94',
  };
  const solid = { primaryColor: '#0b1220', dangerColor: '#0b1220' };
  return {
    algorithm: (seed) => ({
      ...antTheme.darkAlgorithm(seed),
      ...inks,
      ...{ colorPrimaryHover: inks.colorPrimary, colorPrimaryActive: inks.colorPrimary },
      ...{ colorInfo: inks.colorPrimary, colorLink: inks.colorPrimary, colorErrorHover: inks.colorError },
      ...{ colorBgContainer: darkSurface, colorBgElevated: '#2c3643', colorBgLayout: '#1b222a' },
    }),
    token: {
      ...shape,
      colorTextSecondary: 'rgba(255,255,255,.78)',
      colorTextTertiary: 'rgba(255,255,255,.7)',
      colorTextDescription: 'rgba(255,255,255,.7)',
      colorTextPlaceholder: 'rgba(255,255,255,.62)',
    },
    components: { Button: solid, Badge: { colorTextLightSolid: '#0b1220' } },
  };
};

/** More rows at a glance than the library shows, on every ground. */
const density: ThemeConfig['components'] = {
  Table: { cellPaddingBlock: 10 },
  Form: { itemMarginBottom: 20 },
};

const withDensity = (theme: ThemeConfig): ThemeConfig => ({
  ...theme,
  components: { ...density, ...theme.components },
});

/** antd's tokens for pages inside a frame: what carries text is a readable shade of the picked colour. */
export const designTokens = ({ isDark }: Pick<FrameTheme, 'isDark'>, picked: string): ThemeConfig => ({
  // One name for the variables, also where a part of a page repeats the theme, as pro-components do.
  cssVar: { key: 'office' },
  hashed: false,
  ...withDensity(isDark ? dark(picked) : light(picked)),
});

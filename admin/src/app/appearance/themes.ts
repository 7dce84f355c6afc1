import type { themes } from '@policy/shared/auth/storage/constants.ts';

import { readable } from './colour.ts';

/** Name of one of the 11 themes. */
export type ThemeName = (typeof themes)[number];

/** Text on a surface; where the surface is a picture, `ground` lists the colours that it is made of. */
interface Surface {
  ground: readonly string[];
  text: string;
  /** What is painted, where that is more than the ground's one colour. */
  paint?: string;
}

/** Colours of the frame around the pages; the pages themselves take antd's tokens. */
export interface FrameTheme {
  isDark?: boolean;
  content: string;
  /** Ground of the pages where it is not the frame's own. */
  page?: string;
  header: Surface;
  logo: Surface;
  side: Surface & { hover: string };
  /** The menu in front; `mark` is the bar beside it. */
  selected: Surface & { mark: string; markSide: 'left' | 'right' };
  tabs: Surface;
  activeTab: Surface & { mark: string };
}

const on = (ground: string, text: string): Surface => ({ ground: [ground], text });
const none = 'transparent';

/** The white tab strip with the picked colour under the tab in front. */
const plainTabs = (picked: string) => ({
  tabs: on('#ffffff', '#4b5563'),
  activeTab: { ...on('#ffffff', readable(picked, '#ffffff')), mark: picked },
});
const nightSide = (ground: string, text = 'rgba(255,255,255,.75)') => ({
  ...on(ground, text),
  hover: '#ffffff',
});
const deepBlue = '#031527';
const sky: Surface = {
  ground: ['#0b1a33', '#1d3461'],
  text: '#ffffff',
  paint: 'linear-gradient(100deg,#0b1a33,#1d3461)',
};

/** The 11 themes; what the picked colour paints follows it, in a shade that can carry its text. */
export const frameThemes: Record<ThemeName, (picked: string) => FrameTheme> = {
  default: (picked) => ({
    content: '#f0f2f5',
    header: on('#ffffff', 'rgba(0,0,0,.65)'),
    logo: on(deepBlue, '#ffffff'),
    side: nightSide(deepBlue),
    selected: { ...on('#01060c', '#ffffff'), mark: picked, markSide: 'left' },
    ...plainTabs(picked),
  }),
  white: (picked) => {
    const painted = on(readable(picked, '#ffffff'), '#ffffff');
    return {
      content: '#f0f2f5',
      header: painted,
      logo: painted,
      side: { ...on('#ffffff', '#666666'), hover: '#333333' },
      selected: { ...painted, mark: none, markSide: 'left' },
      ...plainTabs(picked),
    };
  },
  dark: () => ({
    isDark: true,
    content: '#1b222a',
    header: on('#2c3643', '#cccccc'),
    logo: on('#2c3643', '#ffffff'),
    side: nightSide('#2c3643', '#cccccc'),
    selected: { ...on('#262d37', '#ffffff'), mark: '#000000', markSide: 'left' },
    tabs: on('#262d37', '#cccccc'),
    activeTab: { ...on('#ffffff', '#1f2937'), mark: none },
  }),
  star: (picked) => ({
    content: 'linear-gradient(160deg,#0b1a33,#1d3461)',
    page: '#f3f6fb',
    header: sky,
    logo: { ...sky, paint: none },
    side: { ...sky, paint: none, hover: readable(picked, '#1d3461') },
    selected: { ...on('#081226', '#ffffff'), mark: none, markSide: 'left' },
    tabs: sky,
    activeTab: { ...on('#ffffff', readable(picked, '#ffffff')), mark: none },
  }),
  smart: (picked) => ({
    content: '#f0f5fb',
    header: on('#004ca7', '#ffffff'),
    logo: on('#004ca7', '#ffffff'),
    side: nightSide('#004ca7', 'rgba(255,255,255,.8)'),
    selected: { ...on('#003d86', '#ffffff'), mark: none, markSide: 'left' },
    ...plainTabs(picked),
  }),
  iview: (picked) => {
    const painted = on(readable(picked, '#ffffff'), '#ffffff');
    return {
      content: '#f5f7f9',
      header: on('#ffffff', '#515a6e'),
      logo: painted,
      side: nightSide('#001529'),
      selected: { ...painted, mark: none, markSide: 'left' },
      tabs: on('#f0f0f0', '#515a6e'),
      activeTab: { ...on('#ffffff', readable(picked, '#ffffff')), mark: none },
    };
  },
  vip: () => ({
    content: '#f0f2f5',
    header: on('#20222a', '#f6ca9d'),
    logo: on('#20222a', '#f6ca9d'),
    side: nightSide('#20222a'),
    selected: { ...on('#0a0b0e', '#f6ca9d'), mark: '#f6ca9d', markSide: 'left' },
    tabs: on('#ffffff', '#4b5563'),
    activeTab: { ...on('#ffffff', '#8a5a22'), mark: '#8a5a22' },
  }),
  cool: () => ({
    content: '#f3f6f9',
    header: {
      ground: ['#007ab8', '#0072b1'],
      text: '#ffffff',
      paint: 'linear-gradient(120deg,#007ab8,#0072b1)',
    },
    logo: on('#ffffff', '#006ca8'),
    side: { ...on('#ffffff', '#000000'), hover: '#000000' },
    selected: { ...on('#e5f1fb', '#006ca8'), mark: none, markSide: 'left' },
    tabs: on('#f3f6f9', '#4b5563'),
    activeTab: { ...on('#ffffff', '#006ca8'), mark: none },
  }),
  d2: (picked) => ({
    content: '#ebf1f6',
    header: on('#ebf1f6', '#5a5d63'),
    logo: on('#ebf1f6', readable(picked, '#ebf1f6')),
    side: { ...on('#ebf1f6', '#5a5d63'), hover: readable(picked, '#ebf1f6') },
    selected: { ...on('#f5f8fa', readable(picked, '#f5f8fa')), mark: none, markSide: 'left' },
    tabs: on('#ebf1f6', '#5a5d63'),
    activeTab: { ...on('#ffffff', readable(picked, '#ffffff')), mark: '#cfd7e5' },
  }),
  hey: (picked) => ({
    content: '#f3f6f8',
    header: on('#ffffff', 'rgba(49,58,70,.9)'),
    logo: on('#ffffff', readable(picked, '#ffffff')),
    side: { ...on('#ffffff', 'rgba(49,58,70,.9)'), hover: readable(picked, '#ffffff') },
    selected: { ...on('#f0f6ff', readable(picked, '#f0f6ff')), mark: picked, markSide: 'right' },
    tabs: on('#f3f6f8', '#4b5563'),
    activeTab: { ...on('#ffffff', readable(picked, '#ffffff')), mark: none },
  }),
  lte: () => ({
    content: '#ecf0f5',
    header: on('#2f7196', '#ffffff'),
    logo: on('#2a6585', '#ffffff'),
    side: nightSide('#222d32', '#b8c7ce'),
    selected: { ...on('#1e282c', '#ffffff'), mark: '#3c8dbc', markSide: 'left' },
    tabs: on('#ffffff', '#4b5563'),
    activeTab: { ...on('#ffffff', '#2f7196'), mark: '#3c8dbc' },
  }),
};

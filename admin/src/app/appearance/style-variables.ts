import { theme as antTheme } from 'antd';

import { laidOver, readable } from './colour.ts';
import { designTokens } from './design-tokens.ts';
import type { FrameTheme } from './themes.ts';

type Painted = Pick<FrameTheme['header'], 'ground' | 'paint'>;
const paintOf = ({ ground, paint }: Painted): string => paint ?? ground[0] ?? 'transparent';

/** What the style sheets of frame and pages are drawn with, by the name of the variable. */
export function styleVariables(frame: FrameTheme, picked: string): Record<string, string> {
  const tokens = antTheme.getDesignToken(designTokens(frame, picked));
  const { header, logo, side, selected, tabs, activeTab } = frame;
  return {
    '--brand': picked,
    '--brand-text': readable(picked, tokens.colorBgContainer),
    '--surface': tokens.colorBgContainer,
    '--ink': tokens.colorText,
    '--ink-soft': laidOver(tokens.colorTextSecondary, tokens.colorBgContainer),
    '--line': tokens.colorBorderSecondary,
    '--hover': tokens.colorFillTertiary,
    '--content': frame.content,
    '--page': frame.page ?? 'transparent',
    '--header': paintOf(header),
    '--header-text': header.text,
    '--logo': paintOf(logo),
    '--logo-text': logo.text,
    '--side': paintOf(side),
    '--side-floating': side.ground[0] ?? tokens.colorBgElevated,
    '--side-text': side.text,
    '--side-hover': side.hover,
    '--selected': paintOf(selected),
    '--selected-text': selected.text,
    '--selected-left': selected.markSide === 'left' ? selected.mark : 'transparent',
    '--selected-right': selected.markSide === 'right' ? selected.mark : 'transparent',
    '--tabs': paintOf(tabs),
    '--tabs-text': tabs.text,
    '--tab-active': paintOf(activeTab),
    '--tab-active-text': activeTab.text,
    '--tab-mark': activeTab.mark,
  };
}

import { theme as antTheme } from 'antd';
import { describe, expect, it } from 'vitest';

import { defaultColour, themes } from '@policy/shared/auth/storage/constants.ts';

import { contrast, laidOver, readable } from './colour.ts';
import { designTokens } from './design-tokens.ts';
import { frameThemes } from './themes.ts';

const enough = 4.5;
const picks = [defaultColour, '#ffe58f', '#000000', '#ffffff', '#f5222d'];
const cases = themes.flatMap((name) => picks.map((picked) => ({ name, picked })));

describe('WCAG contrast', () => {
  it('is 21 for black on white and 2.78 for white on the default colour', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 2);
    expect(contrast('#ffffff', defaultColour)).toBeCloseTo(2.78, 1);
  });

  it('counts what shows through a translucent text', () => {
    expect(laidOver('rgba(255,255,255,.5)', '#000000')).toMatch(/^#(80){3}$|^#(7f){3}$/);
    expect(contrast('rgba(0,0,0,0)', '#ffffff')).toBe(1);
  });

  it('leaves a readable colour as it was picked', () => {
    expect(readable('#1a6fc9', '#ffffff')).toBe('#1a6fc9');
  });
});

describe.each(cases)('the theme $name with the colour $picked', ({ name, picked }) => {
  const frame = frameThemes[name](picked);
  const tokens = antTheme.getDesignToken(designTokens(frame, picked));

  it('passes AA in every part of the frame', () => {
    const { header, logo, side, selected, tabs, activeTab } = frame;
    const surfaces = [header, logo, side, selected, tabs, activeTab, { ...side, text: side.hover }];
    const low = surfaces.flatMap(({ text, ground }) =>
      ground.filter((colour) => contrast(text, colour) < enough).map((colour) => `${text} on ${colour}`),
    );
    expect(low).toEqual([]);
  });

  it('passes AA for the texts of its pages', () => {
    const { colorBgContainer, colorBgElevated, colorBgLayout } = tokens;
    const texts = [
      tokens.colorText,
      tokens.colorTextSecondary,
      tokens.colorTextDescription,
      tokens.colorLink,
      tokens.colorPrimary,
      tokens.colorError,
    ];
    const grounds = [colorBgContainer, colorBgElevated, colorBgLayout, frame.page ?? frame.content];
    const low = texts.flatMap((text) =>
      grounds.filter((ground) => contrast(text, ground) < enough).map((ground) => `${text} on ${ground}`),
    );
    expect(low).toEqual([]);
  });

  it('passes AA on solid buttons, pointed at or not', () => {
    const text = frame.isDark ? '#0b1220' : tokens.colorTextLightSolid;
    const { colorPrimary, colorPrimaryHover, colorError, colorErrorHover } = tokens;
    for (const ground of [colorPrimary, colorPrimaryHover, colorError, colorErrorHover])
      expect(contrast(text, ground)).toBeGreaterThanOrEqual(enough);
  });
});

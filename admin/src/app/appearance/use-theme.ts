import { useLayoutEffect, useMemo } from 'react';
import type { ThemeConfig } from 'antd';

import { useAppearance } from './appearance-store.ts';
import { designTokens } from './design-tokens.ts';
import { useReducedMotion } from './reduced-motion.ts';
import { styleVariables } from './style-variables.ts';
import { frameThemes } from './themes.ts';
import './page.css';

/** Paints the page in the picked theme, and answers the tokens for antd, which stands still for whom motion troubles. */
export function useTheme(): ThemeConfig {
  const { theme, colour } = useAppearance();
  const isStill = useReducedMotion();
  const frame = useMemo(() => frameThemes[theme](colour), [theme, colour]);
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    dataset['theme'] = theme;
    style.colorScheme = frame.isDark ? 'dark' : 'light';
    for (const [name, value] of Object.entries(styleVariables(frame, colour))) style.setProperty(name, value);
  }, [theme, colour, frame]);
  return useMemo(() => {
    const design = designTokens(frame, colour);
    return { ...design, token: { ...design.token, motion: !isStill } };
  }, [frame, colour, isStill]);
}

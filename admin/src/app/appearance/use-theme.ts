import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { ThemeConfig } from 'antd';

import { useAppearance } from './appearance-store.ts';
import { designTokens } from './design-tokens.ts';
import { styleVariables } from './style-variables.ts';
import { frameThemes } from './themes.ts';
import './page.css';

const wish = '(prefers-reduced-motion: reduce)';

const subscribe = (changed: () => void) => {
  const query = window.matchMedia(wish);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the reader asked their system for less motion, kept up to date. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wish).matches);

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

import { screenBreakpoints } from '@policy/shared/auth/storage/constants.ts';
import { useSyncExternalStore } from 'react';

/** 0 below 768, 1 to 991, 2 to 1199, 3 from 1200 on. */
export type SizeClass = 0 | 1 | 2 | 3;

const [small, middle, large] = screenBreakpoints;

/** Size class of a width in pixels. */
export function sizeClassOf(width: number): SizeClass {
  if (width < small) return 0;
  if (width < middle) return 1;
  return width < large ? 2 : 3;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** The window's size class, kept up to date. */
export const useSizeClass = (): SizeClass =>
  useSyncExternalStore(subscribe, () => sizeClassOf(window.innerWidth));

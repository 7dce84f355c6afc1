import { useTranslations } from 'use-intl';

import { useNarrowPlace } from './narrow-place.ts';
import { useSizeClass } from './size-class.ts';

/** What one and two short words need; three with the button for the rest need the whole. */
const few = [0, 90, 140];
const whole = 210;
const oneButton = 72;

/** How wide a column of so many actions is, so that it takes no room from the rows' own columns. */
export const roomFor = (acts: number): number => few[acts] ?? whole;

/** The column of a row's actions; it stays in sight while a table scrolls, except where it would cover the rest. */
export function useOptionColumn(acts = Infinity) {
  const t = useTranslations('kit');
  const isNarrow = useSizeClass() === 0;
  const isCramped = useNarrowPlace();
  return {
    title: t('actions'),
    key: 'option',
    width: isCramped ? oneButton : roomFor(acts),
    ...(!isNarrow && { fixed: 'right' as const }),
  };
}

import { useTranslations } from 'use-intl';

import { useActsAtOnce } from '../acts/acts-at-once.ts';
import { useSizeClass } from '../page/size-class.ts';

/** What a word of a row's own act needs, and one of the usual short ones. */
const [ownWord, shortWord] = [50, 48];
const [wideEdges, edges] = [40, 16];
/** The button for the rest. */
const more = 32;
/** The header alone needs as much. */
const least = 72;

/** How wide a column of so many actions is, of which so many are in sight: it takes no room from the rows' own columns. */
export const roomFor = (acts: number, atOnce: number): number =>
  Math.max(least, acts > atOnce ? edges + atOnce * shortWord + more : wideEdges + acts * ownWord);

/** The column of a row's actions; it stays in sight while a table scrolls, except where it would cover the rest. */
export function useOptionColumn(acts = Infinity) {
  const t = useTranslations('kit');
  const isNarrow = useSizeClass() === 0;
  const atOnce = useActsAtOnce();
  return {
    title: t('actions'),
    key: 'option',
    className: 'kit-acts',
    width: roomFor(acts, atOnce),
    ...(!isNarrow && { fixed: 'right' as const }),
  };
}

import { useCaseWords } from '../use-case-words.ts';

const minute = 60_000;

/** How long something took, in its two largest units. */
export function useDuration(): (milliseconds: number) => string {
  const t = useCaseWords();
  return (milliseconds) => {
    const all = Math.floor(milliseconds / minute);
    if (all === 0) return t('lasted', { time: t('lessThanMinute') });
    const parts = [
      ['days', Math.floor(all / 1440)],
      ['hours', Math.floor(all / 60) % 24],
      ['minutes', all % 60],
    ] as const;
    const largest = parts.findIndex(([, count]) => count > 0);
    const told = parts.slice(largest, largest + 2).filter(([, count]) => count > 0);
    return t('lasted', { time: told.map(([unit, count]) => t(unit, { count })).join(' ') });
  };
}

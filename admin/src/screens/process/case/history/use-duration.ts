import { spanText } from '../../../../kit/values/duration.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { useCaseWords } from '../use-case-words.ts';

const minute = 60_000;

/** How long something took, in its two largest units. */
export function useDuration(): (milliseconds: number) => string {
  const t = useCaseWords();
  const { locale } = useWorkplace();
  return (milliseconds) =>
    t('lasted', { time: milliseconds < minute ? t('lessThanMinute') : spanText(milliseconds, locale) });
}

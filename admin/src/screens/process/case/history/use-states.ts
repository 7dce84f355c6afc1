import { useTranslations } from 'use-intl';

import type { Tone } from '../../../../kit/values/state-tag.tsx';
import type { HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

/** What became of a step, in its own word: what was chosen there, or that it waits. */
export function useStates() {
  const t = useTranslations('process');
  const words = useCaseWords();
  return ({ endTime, isCandidate, outcome, outcomeName }: HistoryItem): { tone: Tone; text: string } => {
    if (!endTime)
      return isCandidate ? { tone: 'attention', text: t('waiting') } : { tone: 'active', text: t('running') };
    if (!outcome) return { tone: 'good', text: t('finished') };
    const known = engineOutcomes.find((one) => one === outcome);
    const text = outcomeName || (known ? words(`outcomes.${known}`) : words('outcomes.other'));
    return { tone: tones[outcome] ?? 'good', text };
  };
}

const engineOutcomes = ['approved', 'rejected', 'returned', 'resubmitted', 'withdrawn'] as const;

/** Work that came back, or that was taken back, stands out. */
const tones: Record<string, Tone> = { rejected: 'bad', returned: 'attention', withdrawn: 'quiet' };

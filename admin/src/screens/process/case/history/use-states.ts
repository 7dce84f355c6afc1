import { stepKindOf } from '@policy/shared/diagram/told-steps.ts';
import { useTranslations } from 'use-intl';

import type { Tone } from '../../../../kit/values/state-tag.tsx';
import type { HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

/** What became of a step, in its own word: what was chosen there, or that it waits. */
export function useStates() {
  const t = useTranslations('process');
  const words = useCaseWords();
  const opened = (step: HistoryItem): { tone: Tone; text: string } => {
    if (step.isCandidate) return { tone: 'attention', text: t('waiting') };
    return { tone: 'active', text: stepKindOf(step) === 'wait' ? words('awaited') : t('running') };
  };
  return (step: HistoryItem): { tone: Tone; text: string } => {
    const { endTime, outcome, outcomeName } = step;
    if (!endTime) return opened(step);
    if (!outcome) return { tone: 'good', text: t('finished') };
    const known = engineOutcomes.find((one) => one === outcome);
    const text = outcomeName || (known ? words(`outcomes.${known}`) : words('outcomes.other'));
    return { tone: tones[outcome] ?? 'good', text };
  };
}

const engineOutcomes = ['approved', 'rejected', 'returned', 'resubmitted', 'withdrawn'] as const;

/** Work that came back, or that was taken back, stands out. */
const tones: Record<string, Tone> = { rejected: 'bad', returned: 'attention', withdrawn: 'quiet' };

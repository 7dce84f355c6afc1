import { nameOfStep, stepKindOf } from '@policy/shared/diagram/told-steps.ts';

import type { HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

type Named = Pick<HistoryItem, 'historyActivityId' | 'historyActivityType' | 'historyActivityName'>;

/** What a step is called: its own name, else what kind of thing it is. */
export function useStepName(): (step: Named) => string {
  const t = useCaseWords();
  return (step) => nameOfStep(step) ?? t(`kinds.${stepKindOf(step)}`);
}

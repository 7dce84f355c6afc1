import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';

import { useCaseWords } from '../use-case-words.ts';

type Step = NextSteps['steps'][number];

/** What an act would lead to, in words: as one sentence, or step by step with whom each reaches. */
export function useTold() {
  const t = useCaseWords();
  const nameOf = ({ name, department }: Step['people'][number]) =>
    department === null ? name : t('ofDepartment', { department, role: name });
  const whom = ({ isOwners, isGiven, people }: Step) => {
    if (isOwners) return t('forOwner');
    if (people.length === 0) return t('forNobody');
    const names = [...new Set(people.map(nameOf))].join(t('between'));
    return t(isGiven ? 'forPeople' : 'forCandidates', { people: names });
  };
  /** What comes of it where it leads to no step: why it is refused, how the process ends, or that nothing changes. */
  const outcomeOf = ({ refusal, ends, steps, waitsFor }: NextSteps): string | null => {
    if (refusal !== null) return refusal;
    if (ends !== null) return t(`nextEnds.${ends}`);
    return steps.length + waitsFor.length === 0 ? t('nextSame') : null;
  };
  const sentenceOf = (next: NextSteps): string => {
    const told = next.steps.map((step) =>
      [t('nextStep', { step: step.taskName }), whom(step)].join(t('clause')),
    );
    const names = next.waitsFor.join(t('between'));
    const waits = names === '' ? [] : [t('nextWaits', { steps: names })];
    return outcomeOf(next) ?? [...told, ...waits].join(t('sentence'));
  };
  return { outcomeOf, sentenceOf, whom };
}

import { nextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import useSWR from 'swr';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { NodeButton } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

interface NextStepsProps {
  taskId: string;
  /** The decision that is thought of. */
  button: NodeButton;
  /** The step that a rejection would go back to, where its handler picks one. */
  nodeId?: string | undefined;
  /** The task's state that is shown. */
  rev: number | undefined;
  /** What has been filled in so far. */
  variables: Record<string, unknown>;
}

/** What a decision would lead to and whom it would reach, in a line beside it; a line that cannot be had is left out. */
export function NextStepsLine({ taskId, button, nodeId, rev, variables }: NextStepsProps) {
  const t = useCaseWords();
  const { http, locale } = useWorkplace();
  const act = button.act ?? 'complete';
  const body = { taskId, outcome: button.buttonKey, act, ...(nodeId && { nodeId }), variables };
  const load = async () =>
    nextSteps.parse(await http.post('blade-workflow/process/nextSteps', body, { quiet: true }));
  const { data } = useSWR<NextSteps, Error>(['next-steps', JSON.stringify(body), rev, locale], load, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const told = useTold();
  return (
    <p className="case-next" aria-live="polite">
      {data ? `${t('nextOf', { act: button.name })}${t('colon')}${told(data)}` : null}
    </p>
  );
}

/** What would happen, as a sentence. */
function useTold() {
  const t = useCaseWords();
  const nameOf = ({ name, department }: NextSteps['steps'][number]['people'][number]) =>
    department === null ? name : t('ofDepartment', { department, role: name });
  const whom = ({ isOwners, isGiven, people }: NextSteps['steps'][number]) => {
    if (isOwners) return t('forOwner');
    if (people.length === 0) return t('forNobody');
    const names = [...new Set(people.map(nameOf))].join(t('between'));
    return t(isGiven ? 'forPeople' : 'forCandidates', { people: names });
  };
  return ({ refusal, ends, steps, waitsFor }: NextSteps): string => {
    if (refusal !== null) return refusal;
    if (ends !== null) return t(`nextEnds.${ends}`);
    const told = steps.map((step) => [t('nextStep', { step: step.taskName }), whom(step)].join(t('clause')));
    const waits = waitsFor.length > 0 ? [t('nextWaits', { steps: waitsFor.join(t('between')) })] : [];
    return [...told, ...waits].join(t('sentence')) || t('nextSame');
  };
}

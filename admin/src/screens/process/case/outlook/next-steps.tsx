import { nextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import useSWR from 'swr';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import type { NodeButton } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';
import { NextHandlers } from './next-handler.tsx';
import type { Handlers } from './next-handler.tsx';
import { useTold } from './use-told.ts';

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
  handlers: Handlers;
  onHandlers: (handlers: Handlers) => void;
}

/** What a decision would lead to and whom it would reach, in a line beside it; a line that cannot be had is left out. */
export function NextStepsLine(props: NextStepsProps) {
  const { taskId, button, nodeId, rev, variables, handlers, onHandlers } = props;
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
  const { sentenceOf } = useTold();
  return (
    <>
      <p className="case-next" aria-live="polite">
        {data ? `${t('nextOf', { act: button.name })}${t('colon')}${sentenceOf(data)}` : null}
      </p>
      <NextHandlers next={data} {...{ handlers, onHandlers }} />
    </>
  );
}

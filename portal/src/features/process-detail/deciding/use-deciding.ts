import { ApiError } from '@policy/shared/client/api-error.ts';
import type { NextSteps } from '@policy/shared/contract/workflow/next-steps.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import { useState } from 'react';

import type { Answers } from '../../../components/schema-form/answers.ts';
import type { RealName } from '../../../components/real-name/use-level-step.ts';
import { problemsIn } from '../../../components/schema-form/problems-in.ts';
import { http } from '../../../lib/browser/browser-session.ts';
import { createSendingKeys } from '../../../lib/browser/sending-keys.ts';
import type { DecisionButton } from '../own/own-process.ts';

/** A decision that was thought of, and what would come of it. */
export interface Thought {
  button: DecisionButton;
  /** The step that a rejection goes back to, where it is picked. */
  nodeId: string | undefined;
  next: NextSteps;
}

/** What is decided, and how what is wrong with it is shown. */
export interface Deciding {
  /** With the version of the step's own form that is filled in, where it has one. */
  task: { taskId: string; rev: number; formVersion?: number };
  /** Shows what the server found, at its fields. */
  refuse: (problems: AnswerProblem[]) => void;
  realName: RealName;
}

/** Asks what a decision would lead to, and takes it once it is confirmed, once however often the button is pressed. */
export function useDeciding({ task, refuse, realName }: Deciding) {
  const [keyOf] = useState(createSendingKeys);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Pick<ApiError, 'code' | 'msg'> | null>(null);
  const [thought, setThought] = useState<Thought | null>(null);
  /** Sends something and says what was refused, here or at its fields. */
  const attempt = async <Done>(send: () => Promise<Done>): Promise<Done | undefined> => {
    setBusy(true);
    setRefusal(null);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The dialog of the decision has closed by then: its reader presses once more.
      if (realName.isRefusal(error, () => undefined)) return undefined;
      if (error.errors.length === 0) setRefusal(error);
      else refuse(problemsIn(error));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const think = async (button: DecisionButton, variables: Answers, nodeId = button.targets[0]?.nodeId) => {
    const { buttonKey: outcome, act } = button;
    const asked = { taskId: task.taskId, outcome, act, nodeId, variables };
    const next = await attempt(() =>
      http.post<NextSteps>(`${processesPath}/nextSteps`, asked, { quiet: true }),
    );
    if (next) setThought({ button, nodeId, next });
  };
  const decide = async (variables: Answers, said: Said): Promise<boolean> => {
    if (!thought) return false;
    const { path, body } = callOf(thought, { ...task, ...sentOf(said), variables });
    const done = await attempt(async () => {
      await http.post(`${processesPath}/${path}`, body, { idempotencyKey: keyOf(body) });
      return true;
    });
    setThought(null);
    return done ?? false;
  };
  return { isBusy, refusal, thought, think, decide, drop: () => setThought(null) };
}

/** What is said with a decision, and the files that go with it. */
interface Said {
  comment: string;
  attachments: readonly string[];
}

const sentOf = ({ comment, attachments }: Said) =>
  attachments.length > 0 ? { comment, attachments } : { comment };

/** The call that a button makes: what it does is told beside its key, which is an outcome like any other. */
const callOf = <Said extends object>({ button: { act, buttonKey: outcome }, nodeId }: Thought, said: Said) =>
  act === 'reject'
    ? { path: 'rejectTask', body: { ...said, nodeId } }
    : { path: 'completeTask', body: { ...said, outcome } };

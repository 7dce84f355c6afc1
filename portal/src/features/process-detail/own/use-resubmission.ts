import { ApiError } from '@policy/shared/client/api-error.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import { useState } from 'react';

import type { Answers } from '../../../components/schema-form/answers.ts';
import type { RealName } from '../../../components/real-name/use-level-step.ts';
import { problemsIn } from '../../../components/schema-form/problems-in.ts';
import { http } from '../../../lib/browser/browser-session.ts';
import { createSendingKeys } from '../../../lib/browser/sending-keys.ts';
import type { Correction } from './own-process.ts';

interface Resubmitting {
  correction: Correction;
  /** Shows what the server found, at its fields. */
  refuse: (problems: AnswerProblem[]) => void;
  realName: RealName;
}

interface Resubmitted {
  variables: Answers;
  comment: string;
  onDone: () => void;
}

/** Hands a corrected form in again, as far as it was changed, once however often the button is pressed. */
export function useResubmission({ correction, refuse, realName }: Resubmitting) {
  const [keyOf] = useState(createSendingKeys);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const send = async ({ variables, comment, onDone }: Resubmitted): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const body = { ...correction, outcome: 'resubmitted', comment, variables };
    try {
      await http.post(`${processesPath}/completeTask`, body, { idempotencyKey: keyOf(body) });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (realName.isRefusal(error, () => void send({ variables, comment, onDone }))) return;
      if (error.errors.length === 0) setRefusal(error);
      else refuse(problemsIn(error));
    }
  };
  return { isBusy, refusal, send };
}

import { ApiError } from '@policy/shared/client/api-error.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import { useState } from 'react';

import type { Answers } from '../../../components/schema-form/answers.ts';
import { problemsIn } from '../../../components/schema-form/problems-in.ts';
import { http } from '../../../lib/browser/browser-session.ts';
import { createSendingKeys } from '../../../lib/browser/sending-keys.ts';
import type { Correction } from './own-process.ts';

interface Resubmitting {
  correction: Correction;
  /** Shows what the server found, at its fields. */
  refuse: (problems: AnswerProblem[]) => void;
}

/** Hands a corrected form in again, as far as it was changed, once however often the button is pressed. */
export function useResubmission({ correction, refuse }: Resubmitting) {
  const [keyOf] = useState(createSendingKeys);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const send = async (variables: Answers, comment: string): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    const body = { ...correction, outcome: 'resubmitted', comment, variables };
    try {
      await http.post(`${processesPath}/completeTask`, body, { idempotencyKey: keyOf(body) });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setBusy(false);
      if (error.errors.length === 0) setRefusal(error);
      else refuse(problemsIn(error));
      return false;
    }
  };
  return { isBusy, refusal, send };
}

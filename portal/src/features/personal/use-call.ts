'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { useState } from 'react';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';

/** One call of a form at a time; what the server refuses stands at its field, or else at the first. */
export function useCall(fields: readonly string[]) {
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const errorOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.text ?? '';
  const run = async (call: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setProblems([]);
    try {
      await call();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(problemsOf(error, fields));
    } finally {
      setBusy(false);
    }
  };
  return { problems, setProblems, isBusy, errorOf, run };
}

function problemsOf({ errors, msg }: ApiError, fields: readonly string[]): FieldProblem[] {
  const known = errors.filter(({ field }) => fields.includes(field));
  if (known.length === 0) return [{ fieldId: fields[0] ?? '', text: msg }];
  return known.map(({ field, message }) => ({ fieldId: field, text: message }));
}

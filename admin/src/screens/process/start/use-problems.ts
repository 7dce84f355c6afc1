import { useState } from 'react';
import type { RefObject } from 'react';
import type { default as FormCore } from '@rjsf/core';

import type { ApiError } from '@policy/shared/client/api-error.ts';

import type { FormValues } from '../../../kit/entity/fields.ts';
import type { Problem } from './start-problems.tsx';

/** What is wrong in a form that was to be handed in: what the page finds goes as it is put right, what the server alone found once it is sent again. */
export function useProblems(core: RefObject<FormCore<FormValues> | null>) {
  const [found, setFound] = useState<readonly Problem[]>([]);
  const [refused, setRefused] = useState<readonly Problem[]>([]);
  const lookAt = (answers: FormValues) => setFound(problemsIn(core.current, answers));
  const open = ({ message, property }: Problem) =>
    core.current?.focusOnError({ message, property, stack: message });
  return {
    problems: [...found, ...refused],
    open,
    /** Whether the form may be sent; else its first problem is gone to. */
    check: (answers: FormValues): boolean => {
      setRefused([]);
      if (core.current?.validateForm() !== false) {
        setFound([]);
        return true;
      }
      lookAt(answers);
      const [first] = problemsIn(core.current, answers);
      if (first) open(first);
      return false;
    },
    /** Something was filled in. */
    settle: (answers: FormValues) => {
      if (found.length > 0) lookAt(answers);
    },
    refuse: ({ errors }: ApiError) =>
      setRefused(errors.map(({ field, message }) => ({ message, property: `.${field}` }))),
  };
}

/** Each place once, by its first problem. */
function problemsIn(core: FormCore<FormValues> | null, answers: FormValues): Problem[] {
  const errors = core?.validate(answers).errors ?? [];
  const places = new Map<string, Problem>();
  for (const { property = '', message = '' } of errors)
    if (!places.has(property)) places.set(property, { property, message });
  return [...places.values()];
}

import { useRef, useState } from 'react';
import type { default as FormCore } from '@rjsf/core';

import { changedAnswers } from '@policy/shared/forms/changed-answers.ts';
import type { TrialTask } from '@policy/shared/contract/process-design/trial.ts';

import type { FormValues } from '../../../../kit/entity/fields.ts';

/** What is typed into the forms of a task that is tried, and whether they are whole. */
export function useTaskForms(forms: TrialTask['forms']) {
  const held = useRef(new Map<number, FormCore<FormValues>>());
  const [edited, setEdited] = useState<FormValues>({});
  const shown: FormValues = Object.fromEntries(forms.flatMap(({ values }) => Object.entries(values)));
  return {
    refOf: (at: number) => (form: FormCore<FormValues> | null) => {
      if (form) held.current.set(at, form);
      else held.current.delete(at);
    },
    change: (more: FormValues) => setEdited((now) => ({ ...now, ...more })),
    /** Marks in each form what is lacking or wrong. */
    isWhole: () => [...held.current.values()].map((one) => one.validateForm()).every(Boolean),
    answers: changedAnswers(shown, { ...shown, ...edited }),
  };
}

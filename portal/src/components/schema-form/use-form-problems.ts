import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import { useEffect, useState } from 'react';

import type { FieldProblem } from '../forms/error-summary.tsx';
import type { Answers } from './answers.ts';
import { fieldNames } from './schema-parts.ts';

type Form = NonNullable<CaseView['form']>;

const wait = 50;
const longestWaitMs = 5_000;

/** What is wrong with a form: looked for when the reader asks, and taken back at the fields as he puts it right. */
export function useFormProblems(form: Form, locale: 'zh' | 'en', initial: Answers) {
  const [problems, setProblems] = useState<AnswerProblem[]>([]);
  // As it was when the reader asked: a summary that changed under his typing would take the focus away.
  const [summary, setSummary] = useState<FieldProblem[]>([]);
  const found = async (answers: Answers) => {
    // The checker comes with the form's library and its sentences.
    const { problemsOf } = await import('./check-answers.ts');
    return problemsOf(form, answers, { locale, order: fieldNames(form.schema, form.uiSchema) });
  };
  const check = async (answers: Answers): Promise<boolean> => {
    const all = await found(answers);
    setProblems(all);
    setSummary(all.map(({ path, text }) => ({ fieldId: `form.${path.join('.')}`, text })));
    return all.length === 0;
  };
  /** Removes problems and never adds any: nothing new is reported while the reader is typing. */
  const settle = (answers: Answers) => {
    if (problems.length === 0) return;
    void found(answers).then((all) => {
      const left = new Set(all.map(({ path }) => path.join('.')));
      setProblems((before) => {
        const after = before.filter(({ path }) => left.has(path.join('.')));
        return after.length === before.length ? before : after;
      });
    });
  };
  useEffect(() => {
    const target = window.location.hash.slice(1);
    // Somebody who followed a refusal to its field sees here what is wrong with it.
    if (target.startsWith('form.'))
      void found(initial)
        .then(setProblems)
        .then(() => focusSoon(target));
    // Once, for the address that the page was opened with.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return { problems, summary, check, settle };
}

/** Focuses a field as soon as the form that holds it has come. */
function focusSoon(id: string, waited = 0): void {
  const field = document.getElementById(id);
  if (field) field.focus();
  else if (waited < longestWaitMs) setTimeout(() => focusSoon(id, waited + wait), wait);
}

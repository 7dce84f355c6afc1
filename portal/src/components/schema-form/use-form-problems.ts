import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import type { RuledForm } from '@policy/shared/forms/form-rule.ts';
import { useEffect, useState } from 'react';

import { focusField } from '../../lib/browser/focus-field.ts';
import type { FieldProblem } from '../forms/error-summary.tsx';
import type { Answers } from './answers.ts';
import type { FormSchema } from './check-answers.ts';
import { fieldNames } from './schema-parts.ts';

interface Form extends RuledForm {
  uiSchema: FormSchema;
}

const wait = 50;
const longestWaitMs = 5_000;

/** What is wrong with a form: looked for when the reader asks, and taken back at the fields as he puts it right. */
export function useFormProblems(form: Form, locale: 'zh' | 'en', initial: Answers) {
  const [problems, setProblems] = useState<AnswerProblem[]>([]);
  // What only the server finds stays until the reader asks again: nothing here could tell that it is put right.
  const [refused, setRefused] = useState<AnswerProblem[]>([]);
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
    setRefused([]);
    setSummary(all.map(asLine));
    return all.length === 0;
  };
  /** Shows what the server refused, at its places. */
  const refuse = (all: AnswerProblem[]) => {
    setRefused(all);
    setSummary(all.map(asLine));
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
  return { problems: [...problems, ...refused], summary, check, refuse, settle };
}

const asLine = ({ path, text }: AnswerProblem): FieldProblem => ({
  fieldId: `form.${path.join('.')}`,
  text,
});

/** Focuses a field as soon as the form that holds it has come. */
function focusSoon(id: string, waited = 0): void {
  if (focusField(id)) return;
  if (waited < longestWaitMs) setTimeout(() => focusSoon(id, waited + wait), wait);
}

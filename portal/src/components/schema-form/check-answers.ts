import { Validator } from '@cfworker/json-schema';
import type { OutputUnit } from '@cfworker/json-schema';
import { answerProblems } from '@policy/shared/forms/answer-problems.ts';
import type { AnswerProblem } from '@policy/shared/forms/answer-problems.ts';
import type { RuledForm } from '@policy/shared/forms/form-rule.ts';
import { asSent } from '@policy/shared/forms/as-sent.ts';
import { settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import type { FormIssue } from '@policy/shared/messages/form-sentences.ts';

import type { Answers } from './answers.ts';

/** A form's JSON Schema (2020-12), its texts in the reader's language. */
export type FormSchema = Record<string, unknown>;

/** What is wrong with the answers, each place once and in the order of the form; the server judges by the same schema and rules. */
export function problemsOf(
  form: RuledForm,
  answers: Answers,
  { locale, order }: { locale: 'zh' | 'en'; order: readonly string[] },
): AnswerProblem[] {
  const settled = settledAnswers(form.schema, answers);
  const issues = check(form.schema, settled).map(issueOf);
  const rank = ({ path }: AnswerProblem) => order.indexOf(path[0] ?? '');
  return answerProblems(form, { answers: settled, issues }, locale).sort(
    (one, other) => rank(one) - rank(other),
  );
}

/** Whether a value holds to a schema, or to a part of one. */
export const holds = (schema: object, value: unknown): boolean => check(schema, value).length === 0;

// The interpreter walks the schema instead of compiling it, as the pages forbid eval.
const check = (schema: object, value: unknown): OutputUnit[] =>
  new Validator(schema, '2020-12', false).validate(asSent(value)).errors;

/** A missing field is reported at its parent; its name stands in quotes in the unit's text. */
function issueOf({ keyword, instanceLocation, error }: OutputUnit): FormIssue {
  const steps = instanceLocation.replace(/^#\/?/, '').split('/').filter(Boolean).map(decodeURIComponent);
  const missing = keyword === 'required' ? (/"([^"]+)"/.exec(error)?.slice(1, 2) ?? []) : [];
  return { keyword, path: [...steps, ...missing] };
}

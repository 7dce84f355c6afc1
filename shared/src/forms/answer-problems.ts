import { formSentence, isTelling } from '../messages/form-sentences.ts';
import type { FormIssue } from '../messages/form-sentences.ts';
import type { Locale } from '../messages/kit.ts';
import { brokenRules } from './broken-rules.ts';
import type { RuledForm } from './form-rule.ts';
import { hiddenFields, isIn } from './dependences/settled-answers.ts';

/** One place of a form that does not hold yet: its path from the root of the answers, and its sentence. */
export interface AnswerProblem {
  path: string[];
  text: string;
}

interface Judged {
  answers: Readonly<Record<string, unknown>>;
  /** What a JSON Schema validator found. */
  issues: readonly FormIssue[];
}

/**
 * Everything that is wrong with the answers to a form, each place once, in sentences: server and portal both say this.
 * A rule between fields is asked only of answers that are right by themselves, and nothing is asked of a field that is not shown.
 */
export function answerProblems(
  form: RuledForm,
  { answers, issues }: Judged,
  locale: Locale,
): AnswerProblem[] {
  const found = new Map<string, AnswerProblem>();
  const hidden = hiddenFields(form.schema, answers);
  const add = (path: readonly string[], text: string) => {
    if (isIn(path, hidden)) return;
    const place = path.join('.');
    if (!found.has(place)) found.set(place, { path: [...path], text });
  };
  for (const issue of issues.filter(isTelling)) add(issue.path, formSentence(form.schema, issue, locale));
  const wrong = [...found.keys()];
  for (const { path, message, places } of brokenRules(form, answers))
    if (!places.some((place) => wrong.some((other) => isWithin(place, other)))) add(path, message[locale]);
  return [...found.values()];
}

/** Whether one of two places is the other or a part of it. */
const isWithin = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

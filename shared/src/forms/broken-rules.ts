import { isStructure, rowField, rulesOf } from './form-rule.ts';
import type { FormRule, RuledForm } from './form-rule.ts';
import { isTrueOf, readsOf } from './rule-logic.ts';

/** A rule that the answers break: where its sentence stands, and the places of the answers it looked at. */
export interface BrokenRule {
  path: string[];
  message: FormRule['message'];
  places: string[];
}

type Answers = Readonly<Record<string, unknown>>;

/**
 * The rules of a form that do not hold for these answers, in the form's order. A rule that looks at an answer which is not
 * there holds: whether an answer may be left out is the schema's to say, unless the rule itself gives the answer a default.
 */
export function brokenRules({ schema, facts }: RuledForm, answers: Answers): BrokenRule[] {
  return rulesOf(schema).flatMap((rule) => {
    const inRows = rowField(rule.field);
    if (!inRows) return broken(rule, { ...answers, ...facts }, rule.field.split('.'));
    return rowsOf(answers[inRows.list]).flatMap((row, index) =>
      broken(rule, { ...answers, ...facts, row }, [inRows.list, String(index), inRows.member]),
    );
  });
}

function broken({ rule, message }: FormRule, data: Answers, path: string[]): BrokenRule[] {
  const reads = readsOf(rule);
  const isUndecided = reads.some(({ name, isNeeded }) => isNeeded && isEmpty(valueAt(data, name)));
  if (isUndecided || isTrueOf(rule, data)) return [];
  const row = path.slice(0, -1).join('.');
  return [{ path, message, places: reads.map(({ name }) => name.replace(/^row(?=\.)/, row)) }];
}

const rowsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether there is no answer: nothing, an empty text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What data holds at a path; what every object has is nothing of its own. */
export const valueAt = (data: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => (isStructure(value) && Object.hasOwn(value, step) ? value[step] : undefined),
      data,
    );

import { factNames, rulesOf } from './form-rule.ts';
import type { FormRule, RuledForm } from './form-rule.ts';
import { readsOf } from './rule-logic.ts';

const prefix = 'form.';

/**
 * What may be changed where these parts may (`form.<field>`, `materials.<id>`): a field that a rule ties to an open one is open
 * with it, or a corrected row could never add up to a total that stays closed. No parts mean all of them.
 */
export function withLinkedFields(schema: RuledForm['schema'], refs: readonly string[]): string[] {
  const named = refs.filter((ref) => ref.startsWith(prefix)).map(fieldIn);
  const others = grown(rulesOf(schema).map(tiedBy), named).filter((field) => !named.includes(field));
  return [...refs, ...others.map((field) => `${prefix}${field}`)];
}

const fieldIn = (ref: string): string => firstStep(ref.slice(prefix.length));
const firstStep = (path: string): string => path.split('.')[0] ?? path;

/** The fields of the form that a rule ties together. */
function tiedBy({ rule, field }: FormRule): string[] {
  const names = readsOf(rule).map(({ name }) => firstStep(name));
  return [firstStep(field), ...names.filter((name) => !factNames.includes(name))];
}

/** Fields with all that are tied to them, directly or through others. */
function grown(ties: readonly string[][], fields: readonly string[]): string[] {
  const reached = ties.filter((tie) => tie.some((field) => fields.includes(field))).flat();
  const more = [...new Set([...fields, ...reached])];
  return more.length === new Set(fields).size ? more : grown(ties, more);
}

import { factNames, rulesOf } from './form-rule.ts';
import type { FormRule, RuledForm } from './form-rule.ts';
import { readsOf } from './rule-logic.ts';
import { dependentFields } from './dependences/settled-answers.ts';
import type { DependentField } from './dependences/settled-answers.ts';

const prefix = 'form.';

/**
 * What may be changed where these parts may (`form.<field>`, `materials.<id>`): a field that a rule ties to an open one is open
 * with it, or a corrected row could never add up to a total that stays closed, and so is a field that is asked for or worked out by
 * an answer that may change. No parts mean all of them.
 */
export function withLinkedFields(schema: RuledForm['schema'], refs: readonly string[]): string[] {
  const named = refs.filter((ref) => ref.startsWith(prefix)).map(fieldIn);
  const ties = [...rulesOf(schema).map(tiedBy), ...dependentFields(schema).map(dependsOn)];
  const others = grown(ties, named).filter((field) => !named.includes(field));
  return [...refs, ...others.map((field) => `${prefix}${field}`)];
}

const fieldIn = (ref: string): string => firstStep(ref.slice(prefix.length));
const firstStep = (path: string): string => path.split('.')[0] ?? path;

/** Which fields open which others. */
interface Tie {
  from: readonly string[];
  to: readonly string[];
}

/** The fields of the form that a rule ties together. */
function tiedBy({ rule, field }: FormRule): Tie {
  const names = readsOf(rule).map(({ name }) => firstStep(name));
  const tied = [firstStep(field), ...names.filter((name) => !factNames.includes(name))];
  return { from: tied, to: tied };
}

/** What a field depends on opens it, and not the other way round. */
function dependsOn({ path, shown, formula }: DependentField): Tie {
  const [field = ''] = path;
  const reads = [...readsOf(shown), ...readsOf(formula)].map(({ name }) => firstStep(name));
  return { from: reads.map((name) => (name === 'row' ? field : name)), to: [field] };
}

/** Fields with all that are tied to them, directly or through others. */
function grown(ties: readonly Tie[], fields: readonly string[]): string[] {
  const reached = ties.filter(({ from }) => from.some((field) => fields.includes(field)));
  const more = [...new Set([...fields, ...reached.flatMap(({ to }) => to)])];
  return more.length === new Set(fields).size ? more : grown(ties, more);
}

import { Refusal } from '../kit/runtime/errors.ts';
import { isEmpty } from './expressions/operators.ts';
import type { FieldRule, ModelNode } from './model/definition.ts';
import { labelOf } from './model/definition.ts';
import type { Variables } from './rows.ts';

interface FilledIn {
  variables: Variables;
  /** What the node says of its fields. */
  rules: readonly FieldRule[];
  /** Names that effects ask for. */
  asked: readonly string[];
}

/**
 * Refuses what a handler filled in beyond the fields that the node lets him edit and those that effects ask for. A field that the node lists keeps its rule, even where the effect asks for it.
 */
export function assertMayFillIn(node: ModelNode, { variables, rules, asked }: FilledIn): void {
  const accessOf = new Map(rules.map(({ name, access }) => [name, access]));
  for (const field of Object.keys(variables)) {
    const access = accessOf.get(field) ?? (asked.includes(field) ? 'edit' : 'hidden');
    if (access !== 'edit') throw new Refusal('workflow.fieldReadOnly', { node: labelOf(node), field });
  }
}

/** Refuses to go on while a field is empty that the node requires and lets its handler edit, and that is asked for at all. */
export function assertFilledIn(node: ModelNode, variables: Variables, unasked: readonly string[] = []): void {
  const missing = fieldsOf(node).find(
    ({ name, access, required }) =>
      required && access === 'edit' && isEmpty(variables[name]) && !unasked.includes(name),
  );
  if (missing) throw new Refusal('workflow.fieldRequired', { node: labelOf(node), field: missing.name });
}

/** What a node says of the fields of its form. */
export const fieldsOf = (node: ModelNode): readonly FieldRule[] =>
  node.type === 'userTask' ? node.fields : [];

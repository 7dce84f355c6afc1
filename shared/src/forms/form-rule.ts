import type { AdditionalOperation, RulesLogic } from 'json-logic-js';

/** JSON Logic with operators of our own; which there are is `operators` of `rule-logic.ts`. */
export type RuleLogic = RulesLogic<AdditionalOperation>;

/**
 * A rule between the fields of a form, as one entry of `x-rules` in its JSON Schema: JSON Logic that is true where the
 * answers fit together, the field at which the sentence stands (`list.*.field`: once for every row), and the sentence.
 */
export interface FormRule {
  rule: RuleLogic;
  field: string;
  message: { zh: string; en: string };
}

/** What rules may know besides the answers. */
export interface RuleFacts {
  /** The server's day, `YYYY-MM-DD`. */
  today: string;
  /** When the guide lets people apply. */
  window: { begin: string | null; end: string | null };
}

/** What a form is judged by, on either side of the wire. */
export interface RuledForm {
  schema: Readonly<Record<string, unknown>>;
  facts: RuleFacts;
}

/** Names under which a rule finds what is no answer; no field may be called so. */
export const factNames: readonly string[] = ['today', 'window', 'row'];

/** The rules of a form's schema; entries of another shape, which no form is saved with, are none. */
export function rulesOf(schema: RuledForm['schema']): FormRule[] {
  const rules = schema['x-rules'];
  return Array.isArray(rules) ? rules.filter(isFormRule) : [];
}

/** Whether a value may be logic at all; what it says is looked at by `ruleFaults`. */
export const isRuleLogic = (value: unknown): value is RuleLogic =>
  isStructure(value) || ['string', 'number', 'boolean'].includes(typeof value);

/** The logic that a text says; undefined where it is none. What it says is looked at by `ruleFaults`. */
export function readRuleLogic(text: string): RuleLogic | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isRuleLogic(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an entry has the parts of a rule, whose texts may still have to be written; what they say is looked at by `ruleFaults`. */
export function isRuleEntry(entry: unknown): entry is FormRule {
  return 'rule' in Object(entry) && textsOf(entry).every((text) => typeof text === 'string');
}

/** Whether an entry is a rule with its place and both its sentences. */
export const isFormRule = (entry: unknown): entry is FormRule =>
  isRuleEntry(entry) && textsOf(entry).every((text) => typeof text === 'string' && text.trim() !== '');

function textsOf(entry: unknown): unknown[] {
  if (!isStructure(entry) || !isStructure(entry.message)) return [undefined];
  return [entry.field, entry.message.zh, entry.message.en];
}

export const isStructure = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list and the member of a field of rows; null for a field of the form itself. */
export function rowField(field: string): { list: string; member: string } | null {
  const [list, member] = field.split('.*.');
  return list && member ? { list, member } : null;
}

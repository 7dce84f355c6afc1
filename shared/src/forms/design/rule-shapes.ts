import type { RuleLogic } from '../form-rule.ts';
import { operationOf } from '../rule-logic.ts';
import { isSameLogic } from './same-logic.ts';

/** Comparisons that the builder offers. */
export const comparisons = ['==', '!=', '<', '<=', '>', '>='] as const;
export type Comparison = (typeof comparisons)[number];

/** What a field is compared with. */
export type Against =
  | { kind: 'value'; value: string | number }
  | { kind: 'field'; field: string }
  | { kind: 'today' }
  | { kind: 'sum'; list: string; member: string }
  | { kind: 'fields'; fields: string[] };

/** A rule as the builder shows it. */
export interface Compared {
  field: string;
  is: Comparison;
  against: Against;
}

const isComparison = (operator: string): operator is Comparison =>
  comparisons.some((one) => one === operator);

/** A rule as the builder shows it; null for one that only JSON Logic can say. */
export function readRule(rule: RuleLogic): Compared | null {
  const operation = operationOf(rule);
  if (!operation || !isComparison(operation.operator)) return null;
  const [left, right] = operation.args;
  const field = variable(left);
  const against = readAgainst(right);
  const read = field && against ? { field, is: operation.operator, against } : null;
  // What the builder would write otherwise is not its own to show.
  return read && isSameLogic(writtenRule(read), rule) ? read : null;
}

const writes: Record<Comparison, (one: RuleLogic, other: RuleLogic) => RuleLogic> = {
  '==': (one, other) => ({ '==': [one, other] }),
  '!=': (one, other) => ({ '!=': [one, other] }),
  '<': (one, other) => ({ '<': [one, other] }),
  '<=': (one, other) => ({ '<=': [one, other] }),
  '>': (one, other) => ({ '>': [one, other] }),
  '>=': (one, other) => ({ '>=': [one, other] }),
};

/** The JSON Logic of what the builder shows. */
export const writtenRule = ({ field, is, against }: Compared): RuleLogic =>
  writes[is]({ var: field }, writtenAgainst(against));

function writtenAgainst(against: Against): RuleLogic {
  if (against.kind === 'value') return against.value;
  if (against.kind === 'today') return { var: 'today' };
  if (against.kind === 'field') return { var: against.field };
  if (against.kind === 'sum') return { sum: [{ var: against.list }, against.member] };
  return { '+': against.fields.map((field): RuleLogic => ({ var: [field, 0] })) };
}

function variable(logic: unknown): string | null {
  const operation = operationOf(logic);
  const [name, ...more] = operation?.operator === 'var' ? operation.args : [];
  return typeof name === 'string' && more.length === 0 ? name : null;
}

function readAgainst(logic: unknown): Against | null {
  if (typeof logic === 'string' || typeof logic === 'number') return { kind: 'value', value: logic };
  const field = variable(logic);
  if (field === 'today') return { kind: 'today' };
  if (field) return { kind: 'field', field };
  return readTotal(operationOf(logic));
}

function readTotal(operation: ReturnType<typeof operationOf>): Against | null {
  if (operation?.operator === 'sum') return readSum(operation.args);
  return operation?.operator === '+' ? readFields(operation.args) : null;
}

function readSum([list, member]: readonly unknown[]): Against | null {
  const name = variable(list);
  return name && typeof member === 'string' ? { kind: 'sum', list: name, member } : null;
}

function readFields(args: readonly unknown[]): Against | null {
  const fields = args.map((one) => operationOf(one)?.args[0]);
  return fields.every((name) => typeof name === 'string') ? { kind: 'fields', fields } : null;
}

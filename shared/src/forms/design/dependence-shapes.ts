import { isRuleLogic } from '../form-rule.ts';
import type { RuleLogic } from '../form-rule.ts';
import { operationOf } from '../rule-logic.ts';
import { readRule, writtenRule } from './rule-shapes.ts';
import type { Comparison } from './rule-shapes.ts';
import { isSameLogic } from './same-logic.ts';

/** One comparison of a condition: another field's answer with a value. */
export interface Test {
  field: string;
  is: Comparison;
  value: string | number;
}

/** When a field is shown, as the builder says it: all of the tests hold, or one of them. */
export interface Condition {
  join: 'and' | 'or';
  tests: Test[];
}

/** The JSON Logic of what the builder shows. */
export function writtenCondition({ join, tests }: Condition): RuleLogic {
  const each = tests.map(({ field, is, value }) =>
    writtenRule({ field, is, against: { kind: 'value', value } }),
  );
  const [only] = each;
  if (only !== undefined && each.length === 1) return only;
  return join === 'or' ? { or: each } : { and: each };
}

/** A condition as the builder shows it; null for one that only JSON Logic can say. */
export function readCondition(logic: RuleLogic): Condition | null {
  const { join, parts } = joined(logic);
  const tests = parts.map(testOf);
  const read = { join, tests: tests.flatMap((test) => test ?? []) };
  return read.tests.length === tests.length && isSameLogic(writtenCondition(read), logic) ? read : null;
}

function joined(logic: RuleLogic): { join: Condition['join']; parts: readonly unknown[] } {
  const operation = operationOf(logic);
  if (operation?.operator === 'or') return { join: 'or', parts: operation.args };
  return { join: 'and', parts: operation?.operator === 'and' ? operation.args : [logic] };
}

function testOf(logic: unknown): Test | null {
  const compared = isRuleLogic(logic) ? readRule(logic) : null;
  if (compared?.against.kind !== 'value') return null;
  return { field: compared.field, is: compared.is, value: compared.against.value };
}

/** Kinds of formulas that the builder offers. */
export const formulaKinds = ['sum', 'rows', 'product', 'difference'] as const;
export type FormulaKind = (typeof formulaKinds)[number];

/** What a field is worked out from, as the builder says it. */
export type Formula =
  | { kind: 'sum' | 'product' | 'difference'; fields: string[] }
  | { kind: 'rows'; list: string; member: string };

/** The JSON Logic of a formula; a sum takes what is not answered for nothing, the others wait for it. */
export function writtenFormula(formula: Formula): RuleLogic {
  if (formula.kind === 'rows') return { sum: [{ var: formula.list }, formula.member] };
  const read = formula.fields.map((field): RuleLogic => ({ var: field }));
  if (formula.kind === 'product') return { '*': read };
  if (formula.kind === 'difference') return { '-': [read[0] ?? 0, read[1] ?? 0] };
  return { '+': formula.fields.map((field): RuleLogic => ({ var: [field, 0] })) };
}

const kindsOfFields: Partial<Record<string, 'sum' | 'product' | 'difference'>> = {
  ...{ '+': 'sum', '*': 'product', '-': 'difference' },
};

/** A formula as the builder shows it; null for one that only JSON Logic can say. */
export function readFormula(logic: RuleLogic): Formula | null {
  const operation = operationOf(logic);
  const read = operation && formulaOf(operation);
  return read && isSameLogic(writtenFormula(read), logic) ? read : null;
}

function formulaOf({ operator, args }: { operator: string; args: readonly unknown[] }): Formula | null {
  if (operator === 'sum') {
    const [list, member] = args;
    const name = operationOf(list)?.args[0];
    return typeof name === 'string' && typeof member === 'string'
      ? { kind: 'rows', list: name, member }
      : null;
  }
  const kind = kindsOfFields[operator];
  const fields = args.map((one) => operationOf(one)?.args[0]);
  const isWhole = fields.every((name) => typeof name === 'string');
  return kind && isWhole ? { kind, fields } : null;
}

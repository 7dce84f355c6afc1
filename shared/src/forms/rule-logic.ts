import jsonLogic from 'json-logic-js';
import type { RuleLogic } from './form-rule.ts';

import { isStructure } from './form-rule.ts';

/** How many arguments each operator of a rule takes; no other operator may stand in a form. */
export const operators: Readonly<Record<string, readonly [least: number, most: number]>> = {
  var: [1, 2],
  missing: [1, 50],
  missing_some: [2, 2],
  if: [2, 50],
  and: [1, 50],
  or: [1, 50],
  '!': [1, 1],
  '!!': [1, 1],
  '==': [2, 2],
  '!=': [2, 2],
  '===': [2, 2],
  '!==': [2, 2],
  '<': [2, 3],
  '<=': [2, 3],
  '>': [2, 2],
  '>=': [2, 2],
  '+': [1, 50],
  '-': [1, 2],
  '*': [1, 50],
  '/': [2, 2],
  min: [1, 50],
  max: [1, 50],
  in: [2, 2],
  substr: [2, 3],
  all: [2, 2],
  some: [2, 2],
  none: [2, 2],
  map: [2, 2],
  filter: [2, 2],
  sum: [1, 2],
  count: [1, 1],
  daysBetween: [2, 2],
};

/** Operators whose second argument speaks of one row of their first. */
export const rowOperators: readonly string[] = ['all', 'some', 'none', 'map', 'filter'];

/** Answers carry four decimals at most; without this 0.1 and 0.2 would not be 0.3. */
const rounded = (value: number): number => Number(value.toFixed(4));
const numbers = (values: readonly unknown[]): number[] => values.map((value) => Number(value ?? 0));

jsonLogic.add_operation('+', (...values: unknown[]) =>
  rounded(numbers(values).reduce((total, value) => total + value, 0)),
);
jsonLogic.add_operation('*', (...values: unknown[]) =>
  rounded(numbers(values).reduce((product, value) => product * value, 1)),
);
jsonLogic.add_operation('-', (...values: unknown[]) => {
  const [first = 0, second] = numbers(values);
  return rounded(second === undefined ? -first : first - second);
});
jsonLogic.add_operation('/', (one: unknown, other: unknown) => rounded(Number(one) / Number(other)));
jsonLogic.add_operation('count', (list: unknown) => (Array.isArray(list) ? list.length : 0));
jsonLogic.add_operation('sum', (list: unknown, member?: string) => {
  const values: unknown[] = Array.isArray(list) ? list : [];
  return rounded(
    numbers(values.map((value) => (member && isStructure(value) ? value[member] : value))).reduce(
      (total, value) => total + value,
      0,
    ),
  );
});
jsonLogic.add_operation('daysBetween', (one: unknown, other: unknown) =>
  Math.round((Date.parse(String(other)) - Date.parse(String(one))) / 86_400_000),
);

/** What a rule comes to over some data; a walk through the rule, so that pages that forbid eval can do it too. */
export const isTrueOf = (rule: RuleLogic, data: object): boolean =>
  jsonLogic.truthy(jsonLogic.apply(rule, data));

/** What logic comes to over some data, by the same walk. */
export const resultOf = (logic: RuleLogic, data: object): unknown => jsonLogic.apply(logic, data);

/** An operator with its arguments; null for a plain value. */
export function operationOf(logic: unknown): { operator: string; args: readonly unknown[] } | null {
  if (!isStructure(logic)) return null;
  const [operator, ...others] = Object.keys(logic);
  if (operator === undefined || others.length > 0) return null;
  const args = logic[operator];
  return { operator, args: Array.isArray(args) ? args : [args] };
}

interface Read {
  name: string;
  /** Without an answer there is nothing to judge. */
  isNeeded: boolean;
}

/** The names that a rule reads: an answer with a default may be empty, and `missing` asks about emptiness itself. */
export function readsOf(logic: unknown): Read[] {
  if (Array.isArray(logic)) return logic.flatMap(readsOf);
  const operation = operationOf(logic);
  if (!operation) return [];
  const { operator, args } = operation;
  if (operator === 'var') return [{ name: String(args[0]), isNeeded: args.length === 1 }];
  if (operator === 'missing') return optional(args);
  if (operator === 'missing_some') return optional(args.slice(1));
  return (rowOperators.includes(operator) ? args.slice(0, 1) : args).flatMap(readsOf);
}

const optional = (names: readonly unknown[]): Read[] =>
  names.flat().map((name) => ({ name: String(name), isNeeded: false }));

import type { ArithmeticOperator, ComparisonOperator } from './ast.ts';

/** A text that should have been a number; the evaluator adds where it stood. */
export class NotANumber extends Error {
  constructor(readonly value: string) {
    super(value);
  }
}

/** A value as the text that a reader would write for it. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isAbsent(value) ? '' : JSON.stringify(value);
}

/** JUEL's numbers: null counts as 0 and numeric text as its number; anything else is refused. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined || value === '') return 0;
  const number = typeof value === 'string' ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) throw new NotANumber(textOf(value));
  return number;
}

/** Nothing there: null, an empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  if (isAbsent(value) || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** Truth as JUEL coerces it; nothing at all when the value is neither true nor false. */
export function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined || value === '') return false;
  if (value === 'true' || value === 'false') return value === 'true';
  return undefined;
}

/** Equality after JUEL's coercion: numbers with numeric text, booleans with their words. */
export function sameValue(left: unknown, right: unknown): boolean {
  if (isAbsent(left) || isAbsent(right)) return isAbsent(left) && isAbsent(right);
  if (either(left, right, 'number'))
    return looksNumeric(left) && looksNumeric(right) && Number(left) === Number(right);
  return either(left, right, 'boolean') ? toBoolean(left) === toBoolean(right) : left === right;
}

const isAbsent = (value: unknown) => value === null || value === undefined;
const either = (left: unknown, right: unknown, type: 'number' | 'boolean') =>
  typeof left === type || typeof right === type;

const looksNumeric = (value: unknown) =>
  typeof value === 'number' ||
  (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)));

function order(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string' && !(looksNumeric(left) && looksNumeric(right)))
    return left < right ? -1 : Number(left > right);
  return toNumber(left) - toNumber(right);
}

const present = (left: unknown, right: unknown) => !isAbsent(left) && !isAbsent(right);

/** Comparisons; an absent side makes every ordering false. */
export const compare: Record<ComparisonOperator, (left: unknown, right: unknown) => boolean> = {
  eq: sameValue,
  ne: (left, right) => !sameValue(left, right),
  lt: (left, right) => present(left, right) && order(left, right) < 0,
  le: (left, right) => present(left, right) && order(left, right) <= 0,
  gt: (left, right) => present(left, right) && order(left, right) > 0,
  ge: (left, right) => present(left, right) && order(left, right) >= 0,
};

/** Arithmetic on numbers that `toNumber` has read. */
export const calculate: Record<ArithmeticOperator, (left: number, right: number) => number> = {
  add: (left, right) => left + right,
  sub: (left, right) => left - right,
  mul: (left, right) => left * right,
  div: (left, right) => left / right,
  mod: (left, right) => left % right,
};

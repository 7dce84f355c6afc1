import { isEmpty, sameValue, textOf } from './operators.ts';

type PlainFunction = (args: readonly unknown[]) => unknown;

const contains: PlainFunction = ([whole, part]) =>
  Array.isArray(whole)
    ? whole.some((item) => sameValue(item, part))
    : typeof whole === 'string' && whole.includes(textOf(part));

const sizeOf: PlainFunction = ([value]) => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
};

/** Functions of values; each takes exactly the stated number of arguments. */
export const plainFunctions: Record<string, { arity: number; apply: PlainFunction }> = {
  contains: { arity: 2, apply: contains },
  size: { arity: 1, apply: sizeOf },
};

/** Functions of a variable named by their first argument; a variable that does not exist counts as null. */
export const variableFunctions: Record<string, { arity: number; apply: PlainFunction }> = {
  vars_get: { arity: 1, apply: ([value]) => value },
  vars_getOrDefault: { arity: 2, apply: ([value, fallback]) => value ?? fallback },
  vars_equals: { arity: 2, apply: ([value, other]) => sameValue(value, other) },
  vars_eq: { arity: 2, apply: ([value, other]) => sameValue(value, other) },
  vars_notEquals: { arity: 2, apply: ([value, other]) => !sameValue(value, other) },
  vars_ne: { arity: 2, apply: ([value, other]) => !sameValue(value, other) },
  vars_exists: { arity: 1, apply: ([value]) => value !== null && value !== undefined },
  vars_exist: { arity: 1, apply: ([value]) => value !== null && value !== undefined },
  vars_isEmpty: { arity: 1, apply: ([value]) => isEmpty(value) },
  vars_empty: { arity: 1, apply: ([value]) => isEmpty(value) },
  vars_isNotEmpty: { arity: 1, apply: ([value]) => !isEmpty(value) },
  vars_notEmpty: { arity: 1, apply: ([value]) => !isEmpty(value) },
  vars_contains: { arity: 2, apply: contains },
  getVariable: { arity: 1, apply: ([value]) => value },
};

/** The one function that writes: name and value. */
export const assignment = 'setVariable';

/** How many arguments a function takes, or nothing when there is no such function. */
export function arityOf(name: string): number | undefined {
  if (name === assignment) return 2;
  return own(plainFunctions, name)?.arity ?? own(variableFunctions, name)?.arity;
}

/** An own entry of a table; what a table inherits from Object is not in it. */
export function own<Value>(table: Record<string, Value>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

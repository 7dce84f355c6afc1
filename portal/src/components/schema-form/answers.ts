/** Answers to a form by the names of its fields. */
export type Answers = Record<string, unknown>;

/** Whether two answers say the same; no value, an undefined one and a list without rows are one. */
export function sameAnswer(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    sameAnswer(one[key], other[key]),
  );
}

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

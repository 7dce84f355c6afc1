type Answers = Readonly<Record<string, unknown>>;

/**
 * What somebody changed of the answers that he was shown: what he emptied is null. The rest is not sent, since others may
 * have answered it anew by then.
 */
export const changedAnswers = (shown: Answers, typed: Answers): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set([...Object.keys(shown), ...Object.keys(typed)])]
      .filter((name) => !sameAnswer(typed[name], shown[name]))
      .map((name) => [name, typed[name] ?? null]),
  );

/** Whether two answers say the same; no value, an undefined one, a list without rows and a group without answers are one. */
export function sameAnswer(one: unknown, other: unknown): boolean {
  if (one === other || (isNothing(one) && isNothing(other))) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    sameAnswer(one[key], other[key]),
  );
}

/** A list without rows, or a group none of whose questions is answered. */
const isNothing = (value: unknown): boolean =>
  value === undefined || (isObject(value) && (Array.isArray(value) ? value.length === 0 : areNothing(value)));

const areNothing = (group: Answers): boolean => Object.values(group).every((value) => isNothing(value));

const isObject = (value: unknown): value is Answers => typeof value === 'object' && value !== null;

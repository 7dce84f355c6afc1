/** What another field of the row has to say: this value or one of these, or any but this one. */
export type Condition = { field: string } & ({ is: string | readonly string[] } | { isNot: string });

/** Whether a row of these values meets a condition. */
export function holds(condition: Condition, values: Readonly<Record<string, unknown>>): boolean {
  const value = values[condition.field];
  if ('isNot' in condition) return value !== condition.isNot;
  return [condition.is].flat().some((one) => one === value);
}

import { afterDuration, afterWorkdays, atDate } from '../../expressions/due.ts';
import type { Definitions, RunContext } from '../run.ts';

/** Of which step a time is, and whether working days alone count. */
export interface Counting {
  node: string;
  countsWorkdays: boolean;
}

/** What a time is worked out from. */
export interface Timing {
  context: Pick<RunContext, 'now'>;
  definitions: Pick<Definitions, 'workdays'>;
}

/** The moment a duration after another, counted as the model says. */
export const after = (
  { from, definitions }: { from: Date } & Pick<Timing, 'definitions'>,
  duration: unknown,
  { node, countsWorkdays }: Counting,
): Date =>
  countsWorkdays
    ? afterWorkdays(from, duration, { node, calendar: definitions.workdays() })
    : afterDuration(from, duration, node);

/** When something is due: a duration from now, or at a date. */
export function dueAt({ context, definitions }: Timing, value: unknown, counting: Counting): Date {
  const isDuration = typeof value === 'string' && value.trim().startsWith('P');
  return isDuration
    ? after({ from: context.now, definitions }, value, counting)
    : atDate(value, counting.node);
}

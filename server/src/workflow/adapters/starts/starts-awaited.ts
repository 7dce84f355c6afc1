import type { Calendar } from '../../../kit/runtime/workdays.ts';
import { plainCalendar } from '../../../kit/runtime/workdays.ts';
import { awaitedStarts } from '../../interpreter/events/awaited-starts.ts';
import { timerCountsWorkdays } from '../../interpreter/events/repeat.ts';
import type { Definition } from '../../model/definition.ts';
import type { StartRow } from '../../rows.ts';

interface Deploying {
  id: string;
  now: Date;
  nextId: () => string;
  /** The working days of the tenant; without it, Monday to Friday. */
  workdays?: (() => Promise<Calendar>) | undefined;
}

/** What a version waits for from now on; the working days are read only where a timer counts by them. */
export async function startsAwaited(
  definition: Definition,
  { workdays, ...deploying }: Deploying,
): Promise<readonly StartRow[]> {
  const counts = (definition.starts.get('') ?? []).some(timerCountsWorkdays);
  const calendar = counts ? await workdays?.() : undefined;
  return awaitedStarts(definition, { ...deploying, workdays: calendar ?? plainCalendar });
}

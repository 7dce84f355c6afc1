import { workdayCalendar } from '@policy/shared/contract/workflow/status.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { plainCalendar } from '../../../kit/runtime/workdays.ts';
import { afterDuration, afterWorkdays } from '../../expressions/due.ts';
import type { Element } from '../moddle.ts';
import { nameOf } from '../refuse-unsupported.ts';

/** What Flowable calls the calendars that count all days. */
const countingAllDays = ['duration', 'dueDate', 'cycle'];

/** Whether the calendar of that name counts working days alone; one that nobody keeps is refused. */
export function countsWorkdays(calendar: string | null, element: Element): boolean {
  if (calendar === null || countingAllDays.includes(calendar)) return false;
  if (calendar === workdayCalendar) return true;
  throw new Refusal('workflow.calendarUnknown', { node: nameOf(element), calendar });
}

/** Refuses what is no duration, or one that is too long to be counted. */
export function refuseInvalidDuration(
  value: unknown,
  { node, isCounted }: { node: string; isCounted: boolean },
): void {
  const start = new Date(0);
  if (isCounted) afterWorkdays(start, value, { node, calendar: plainCalendar });
  else afterDuration(start, value, node);
}

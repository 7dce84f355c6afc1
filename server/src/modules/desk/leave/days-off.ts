import { addDays } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { isWorkday } from '../../../kit/runtime/workdays.ts';
import { calendarOf } from '../../../parameters/parameters.ts';

/** The longest leave, in days of the calendar. */
const longest = 366;

/** The days from one to another, both included, and which of them the tenant's calendar has worked. */
export async function daysOff(
  context: Context,
  { startDate, endDate }: { startDate: string; endDate: string },
): Promise<{ days: number; workdays: readonly string[] }> {
  if (endDate < startDate) throw new Refusal('leave.order', {}, 'endDate');
  if (endDate > addDays(startDate, longest - 1))
    throw new Refusal('leave.tooLong', { most: longest }, 'endDate');
  const calendar = await calendarOf(context);
  const workdays: string[] = [];
  let days = 0;
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    days += 1;
    if (isWorkday(day, calendar)) workdays.push(day);
  }
  return { days, workdays };
}

import { addDays } from './clock.ts';

/** Days that differ from the week's rhythm: holidays on weekdays, and weekends that are worked. */
export interface Calendar {
  holidays: ReadonlySet<string>;
  workdays: ReadonlySet<string>;
}

/** Monday to Friday and nothing else. */
export const plainCalendar: Calendar = { holidays: new Set(), workdays: new Set() };

/** Whether a calendar day is worked. */
export function isWorkday(day: string, calendar: Calendar): boolean {
  if (calendar.workdays.has(day)) return true;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !calendar.holidays.has(day);
}

/** The day that lies `count` working days after a day; the day itself does not count. */
export function addWorkdays(day: string, count: number, calendar: Calendar = plainCalendar): string {
  let reached = day;
  let left = count;
  while (left > 0) {
    reached = addDays(reached, 1);
    if (isWorkday(reached, calendar)) left -= 1;
  }
  return reached;
}

/** How many working days lie after a day, up to another one; none where that is no later. */
export function workdaysBetween(after: string, until: string, calendar: Calendar = plainCalendar): number {
  let count = 0;
  for (let day = addDays(after, 1); day <= until; day = addDays(day, 1))
    if (isWorkday(day, calendar)) count += 1;
  return count;
}

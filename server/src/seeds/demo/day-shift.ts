import { addDays } from '../../kit/runtime/clock.ts';

/** The day that the demonstration's content was written for. */
const writtenOn = '2026-11-21';
const dayMs = 86_400_000;

/**
 * Moves days of windows, publicity periods and cases along with the day of seeding,
 * so that what was open on the day of writing is open on any first start.
 */
export function dayShift(today: string): (day: string) => string {
  const days = Math.round((Date.parse(today) - Date.parse(writtenOn)) / dayMs);
  return (day) => addDays(day, days);
}

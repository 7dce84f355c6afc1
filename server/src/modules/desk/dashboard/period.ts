import { addDays, wireDate } from '../../../kit/runtime/clock.ts';
import type { Clock } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';

/** Two calendar days that both count. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const longestDays = 731;
const usualMonths = 12;

const daysIn = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The period asked for, else the last twelve months; refuses one that runs backwards or is too long. */
export function periodOf(asked: Partial<Period>, clock: Clock): Period {
  const to = asked.to ?? wireDate(clock.now());
  const period = { from: asked.from ?? monthsBefore(to, usualMonths - 1), to };
  if (daysIn(period) < 1 || daysIn(period) > longestDays) throw new Refusal('dashboard.range');
  return period;
}

/** The period of the same length that ends where this one begins. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
});

/** Its months as `yyyy-MM`, the first and the last whole or not. */
export function monthsIn({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${String(year + 1)}-01` : `${String(year)}-${String(number + 1).padStart(2, '0')}`;
}

/** The first day of the month so many months before a day's. */
function monthsBefore(day: string, count: number): string {
  const [year = 0, number = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 10);
}

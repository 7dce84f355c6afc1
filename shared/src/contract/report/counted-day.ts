import { isCounted } from './fit.ts';

/** A day counted from today (`today-30`), from the first of this month (`month-1`) or of this year (`year`); other values stay. */
export function countedDay(value: string, today: string): string {
  if (!isCounted(value)) return value;
  const [, unit, steps = '0'] = /^([a-z]+)([+-]\d+)?$/.exec(value) ?? [];
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  if (unit === 'today') return dayAt(year, month - 1, day + Number(steps));
  return unit === 'year' ? dayAt(year + Number(steps), 0, 1) : dayAt(year, month - 1 + Number(steps), 1);
}

const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

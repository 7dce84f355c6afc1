import { isCounted } from './fit.ts';

const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

type Count = (from: Date, by: number) => string;

const counts: Record<string, Count> = {
  today: (from, by) => dayAt(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + by),
  month: (from, by) => dayAt(from.getUTCFullYear(), from.getUTCMonth() + by, 1),
  year: (from, by) => dayAt(from.getUTCFullYear() + by, 0, 1),
};

/** A day counted from today (`today-30`), from the first of this month (`month-1`) or of this year (`year`); other values stay. */
export function countedDay(value: string, today: string): string {
  if (!isCounted(value)) return value;
  const [unit = '', steps = '0'] = value.split(/(?=[+-])/);
  return counts[unit]?.(new Date(`${today}T00:00:00Z`), Number(steps)) ?? value;
}

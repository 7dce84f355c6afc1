import { Refusal } from '../../kit/runtime/errors.ts';
import type { Calendar } from '../../kit/runtime/workdays.ts';
import { addWorkdays, isWorkday } from '../../kit/runtime/workdays.ts';
import { textOf } from './operators.ts';

const duration =
  /^P(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+(?:[.,]\d{1,9})?)S)?)?$/;
const date = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:\d{2})?$/;

/** Asia/Shanghai, where days and months begin; it has kept one offset since 1991. */
const zoneMs = 8 * 3_600_000;

/**
 * The moment an ISO 8601 duration after another; years, months and days go by the calendar of Asia/Shanghai, and a month
 * from the 31st ends on the last day of a shorter one, as in `java.time`.
 */
export function afterDuration(start: Date, value: unknown, node: string): Date {
  const { months, weeks, days, ms } = durationOf(value, node);
  const moment = new Date(start.getTime() + zoneMs);
  addMonths(moment, months);
  moment.setUTCDate(moment.getUTCDate() + weeks * 7 + days);
  return checked(new Date(moment.getTime() - zoneMs + ms), value, node);
}

interface Duration {
  months: number;
  weeks: number;
  days: number;
  ms: number;
}

function durationOf(value: unknown, node: string): Duration {
  const groups: Partial<Record<string, string>> | undefined =
    typeof value === 'string' ? duration.exec(value.trim())?.groups : undefined;
  if (!groups || Object.values(groups).every((amount) => amount === undefined)) return invalid(value, node);
  const amount = (unit: string) => Number((groups[unit] ?? '0').replace(',', '.'));
  const seconds = (amount('hours') * 60 + amount('minutes')) * 60 + amount('seconds');
  const months = amount('years') * 12 + amount('months');
  return { months, weeks: amount('weeks'), days: amount('days'), ms: seconds * 1000 };
}

const isTooLong = (asked: Duration) =>
  asked.months > most.months || asked.weeks > most.weeks || asked.days > most.days || asked.ms > most.ms;

const dayMs = 24 * 3_600_000;
/** Working days are counted one by one. */
const most: Duration = { months: 120, weeks: 520, days: 1000, ms: 1000 * dayMs };

/**
 * The moment a duration after another where only working days count: days are working days, hours pass on working days
 * alone, and what ends on a day off after weeks, months or years ends on the next working day.
 */
export function afterWorkdays(
  start: Date,
  value: unknown,
  { node, calendar }: { node: string; calendar: Calendar },
): Date {
  const { months, weeks, days, ms } = durationOf(value, node);
  if (isTooLong({ months, weeks, days, ms })) return invalid(value, node);
  const moment = new Date(start.getTime() + zoneMs);
  addMonths(moment, months);
  moment.setUTCDate(moment.getUTCDate() + weeks * 7);
  const day = checked(moment, value, node).toISOString().slice(0, 10);
  const isOff = days === 0 && !isWorkday(day, calendar);
  const since = addWorkdays(day, isOff ? 1 : days, calendar);
  // Hours begin to pass when the day off is over.
  const passed = (isOff && ms > 0 ? 0 : moment.getTime() % dayMs) + ms;
  const reached = addWorkdays(since, Math.floor(passed / dayMs), calendar);
  return new Date(Date.parse(reached) + (passed % dayMs) - zoneMs);
}

function addMonths(moment: Date, months: number): void {
  const day = moment.getUTCDate();
  moment.setUTCDate(1);
  moment.setUTCMonth(moment.getUTCMonth() + months + 1, 0);
  moment.setUTCDate(Math.min(day, moment.getUTCDate()));
}

/** The moment that a date names; without a zone it is one of Asia/Shanghai, without a time the day's first. */
export function atDate(value: unknown, node: string): Date {
  if (value instanceof Date) return checked(value, value.toString(), node);
  const parts = typeof value === 'string' ? date.exec(value.trim()) : null;
  if (!parts) return invalid(value, node);
  const [, day = '', time = '00:00', zone = '+08:00'] = parts;
  if (!isInCalendar(day)) return invalid(value, node);
  return checked(new Date(`${day}T${time}${zone}`), value, node);
}

/** A day that JavaScript would read as another one, as 30 February, is none. */
const isInCalendar = (day: string) =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

function checked(moment: Date, value: unknown, node: string): Date {
  return Number.isNaN(moment.getTime()) ? invalid(value, node) : moment;
}

function invalid(value: unknown, node: string): never {
  throw new Refusal('workflow.timerInvalid', { node, value: textOf(value) });
}

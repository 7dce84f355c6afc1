import { Refusal } from '../../kit/runtime/errors.ts';
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
  const groups: Partial<Record<string, string>> | undefined =
    typeof value === 'string' ? duration.exec(value.trim())?.groups : undefined;
  if (!groups || Object.values(groups).every((amount) => amount === undefined)) return invalid(value, node);
  const amount = (unit: string) => Number((groups[unit] ?? '0').replace(',', '.'));
  const moment = new Date(start.getTime() + zoneMs);
  addMonths(moment, amount('years') * 12 + amount('months'));
  moment.setUTCDate(moment.getUTCDate() + amount('weeks') * 7 + amount('days'));
  const seconds = (amount('hours') * 60 + amount('minutes')) * 60 + amount('seconds');
  return checked(new Date(moment.getTime() - zoneMs + seconds * 1000), value, node);
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

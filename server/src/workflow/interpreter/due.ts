import { Refusal } from '../../kit/runtime/errors.ts';
import { textOf } from '../expressions/operators.ts';

const duration =
  /^P(?:(?<years>\d+)Y)?(?:(?<months>\d+)M)?(?:(?<weeks>\d+)W)?(?:(?<days>\d+)D)?(?:T(?:(?<hours>\d+)H)?(?:(?<minutes>\d+)M)?(?:(?<seconds>\d+)S)?)?$/;
const date = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?(Z|[+-]\d{2}:\d{2})?$/;

/** The moment an ISO 8601 duration after another; years and months go by the calendar. */
export function afterDuration(start: Date, value: unknown, node: string): Date {
  const groups: Partial<Record<string, string>> | undefined =
    typeof value === 'string' ? duration.exec(value.trim())?.groups : undefined;
  if (!groups || Object.values(groups).every((amount) => amount === undefined)) return invalid(value, node);
  const amount = (unit: string) => Number(groups[unit] ?? 0);
  const moment = new Date(start);
  moment.setUTCMonth(moment.getUTCMonth() + amount('years') * 12 + amount('months'));
  moment.setUTCDate(moment.getUTCDate() + amount('weeks') * 7 + amount('days'));
  const seconds = (amount('hours') * 60 + amount('minutes')) * 60 + amount('seconds');
  return checked(new Date(moment.getTime() + seconds * 1000), value, node);
}

/** The moment that a date names; without a zone it is one of Asia/Shanghai, without a time the day's first. */
export function atDate(value: unknown, node: string): Date {
  if (value instanceof Date) return checked(value, value.toString(), node);
  const parts = typeof value === 'string' ? date.exec(value.trim()) : null;
  if (!parts) return invalid(value, node);
  const [, day = '', time = '00:00', zone = '+08:00'] = parts;
  return checked(new Date(`${day}T${time}${zone}`), value, node);
}

function checked(moment: Date, value: unknown, node: string): Date {
  return Number.isNaN(moment.getTime()) ? invalid(value, node) : moment;
}

function invalid(value: unknown, node: string): never {
  throw new Refusal('workflow.timerInvalid', { node, value: textOf(value) });
}

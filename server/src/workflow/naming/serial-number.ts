import { wireDate } from '../../kit/runtime/clock.ts';
import type { DateToken, SerialPart } from '../model/naming/read-naming.ts';

/** The parts of a moment's date in Asia/Shanghai that rules may name. */
export function dateParts(moment: Date): Readonly<Record<DateToken | 'date', string>> {
  const date = wireDate(moment);
  const [yyyy = '', MM = '', dd = ''] = date.split('-');
  return { yyyy, yy: yyyy.slice(2), MM, dd, date };
}

/** A number but for its count: those that have it in common are counted together. */
export const frameOf = (parts: readonly SerialPart[], now: Date): string => filled(parts, now, () => '#');

/** The number that a count makes; a count with more digits than the rule foresees keeps them all. */
export const serialNumberOf = (parts: readonly SerialPart[], now: Date, count: number): string =>
  filled(parts, now, (digits) => String(count).padStart(digits, '0'));

function filled(parts: readonly SerialPart[], now: Date, counted: (digits: number) => string): string {
  const dates = dateParts(now);
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'date' in part ? dates[part.date] : counted(part.digits);
    })
    .join('');
}

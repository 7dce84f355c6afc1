import type { Locale } from '@policy/shared/messages/kit.ts';

const second = 1000;
const minute = 60 * second;
const [hour, day] = [60 * minute, 24 * 60 * minute];

/** The greatest unit of which there is at least one. */
function unitOf(milliseconds: number) {
  if (milliseconds < second) return { unit: 'millisecond', length: 1 };
  return milliseconds < minute ? { unit: 'second', length: second } : { unit: 'minute', length: minute };
}

/** How long something took, in the unit that people would say it in. */
export function durationText(milliseconds: number, locale: Locale): string {
  const { unit, length } = unitOf(milliseconds);
  return inUnit(milliseconds / length, unit, locale);
}

/** A long time in whole days, hours and minutes, of which the `most` greatest are said; less than a minute is none. */
export function spanText(milliseconds: number, locale: Locale, most = 2): string {
  const counts = [
    ['day', Math.floor(milliseconds / day)],
    ['hour', Math.floor(milliseconds / hour) % 24],
    ['minute', Math.floor(milliseconds / minute) % 60],
  ] as const;
  const greatest = counts.findIndex(([, count]) => count > 0);
  if (greatest < 0) return inUnit(0, 'minute', locale);
  const said = counts.slice(greatest, greatest + most).filter(([, count]) => count > 0);
  return said.map(([unit, count]) => inUnit(count, unit, locale)).join(' ');
}

const inUnit = (count: number, unit: string, locale: Locale): string =>
  new Intl.NumberFormat(locale, {
    ...{ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 },
  }).format(count);

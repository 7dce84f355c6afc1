import type { Locale } from '@policy/shared/messages/kit.ts';

const second = 1000;
const minute = 60 * second;

/** The greatest unit of which there is at least one. */
function unitOf(milliseconds: number) {
  if (milliseconds < second) return { unit: 'millisecond', length: 1 };
  return milliseconds < minute ? { unit: 'second', length: second } : { unit: 'minute', length: minute };
}

/** How long something took, in the unit that people would say it in. */
export function durationText(milliseconds: number, locale: Locale): string {
  const { unit, length } = unitOf(milliseconds);
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, style).format(milliseconds / length);
}

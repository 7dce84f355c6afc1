const zone = '+08:00';

/** Reads a date or a date with time as the wire writes it, in the zone of the district; null when it is neither. */
export function wireDate(text: string | null | undefined): Date | null {
  const found = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(text ?? '');
  if (!found) return null;
  const date = new Date(`${found[1] ?? ''}T${found[2] ?? '00:00:00'}${zone}`);
  return Number.isNaN(date.getTime()) ? null : date;
}

const dayMs = 86_400_000;

/** The day of the district a moment falls on, counted from a fixed day; two of them subtract to calendar days. */
function dayNumber(moment: Date): number {
  return Math.floor((moment.getTime() + 8 * 3_600_000) / dayMs);
}

/** Calendar days from `now` to the day of `text`: 0 is today, negative is past; null when there is no date. */
export function daysUntil(text: string | null | undefined, now: Date): number | null {
  const date = wireDate(text);
  return date ? dayNumber(date) - dayNumber(now) : null;
}

/** How much of the time from `start` to the end of the day `end` has gone, from 0 to 100; null without both. */
export function partGone(
  start: string | null | undefined,
  end: string | null | undefined,
  now: Date,
): number | null {
  const from = wireDate(start);
  const to = wireDate(end);
  if (!from || !to) return null;
  const length = to.getTime() + dayMs - from.getTime();
  return Math.round(Math.min(1, Math.max(0, (now.getTime() - from.getTime()) / length)) * 100);
}

/** A date of the wire in words, for islands that carry no translations; empty when it is none. */
export function dateWords(text: string | null | undefined, locale: 'zh' | 'en', withTime = false): string {
  const date = wireDate(text);
  if (!date) return '';
  const style: Intl.DateTimeFormatOptions = {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
    ...(withTime ? { timeStyle: 'short' } : {}),
  };
  return new Intl.DateTimeFormat(locale === 'zh' ? 'zh-CN' : 'en', style).format(date);
}

/** The day of a moment as the wire spells it, where the district is. */
export const wireDayOf = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(moment);

/** When what begins once a year is expected again: the first such day after now; null without a day. */
export function nextYearly(start: string | null | undefined, now: Date): Date | null {
  const next = wireDate(start);
  if (!next) return null;
  while (next <= now) next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next;
}

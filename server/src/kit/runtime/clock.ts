/** Where the time comes from; tests move it, everything else reads it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

const offsetMs = 8 * 3_600_000;

/** A moment as the wire spells it: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, which has no daylight saving. */
export function wireTime(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

const hoursAhead = offsetMs / 3_600_000;

/** The same for a moment as the database tells it; most need no arithmetic but an hour's. */
export function wireTimeOf(told: string): string {
  const hour = Number(told.slice(11, 13)) + hoursAhead;
  const isPlain = told.endsWith('+00') && told.charAt(10) === ' ' && hour < 24;
  if (!isPlain) return wireTime(new Date(told));
  return `${told.slice(0, 11)}${String(hour).padStart(2, '0')}${told.slice(13, 19)}`;
}

/** The calendar day of a moment in Asia/Shanghai. */
export function wireDate(moment: Date): string {
  return wireTime(moment).slice(0, 10);
}

/** The moment that a wire time names. */
export function momentOf(time: string): Date {
  return new Date(`${time.replace(' ', 'T')}+08:00`);
}

/** The day `days` after (or before) a calendar day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

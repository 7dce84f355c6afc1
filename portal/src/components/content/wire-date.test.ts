import { describe, expect, it } from 'vitest';
import { dateWords, daysUntil, partGone, wireDate } from './wire-date.ts';

describe('a date of the wire', () => {
  it('is a day in the zone of the district', () => {
    expect(wireDate('2026-12-18')?.toISOString()).toBe('2026-12-17T16:00:00.000Z');
    expect(wireDate('2026-12-18 09:30:00')?.toISOString()).toBe('2026-12-18T01:30:00.000Z');
  });

  it.each(['', null, undefined, '18/12/2026', '2026-99-99'])('is nothing when it reads %s', (text) => {
    expect(wireDate(text)).toBeNull();
  });
});

describe('the days left', () => {
  const lateEvening = new Date('2026-11-21T15:30:00Z'); // 23:30 of the 21st in the district

  it.each([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
    ['2026-12-21', 30],
    ['2026-11-20', -1],
  ])('until %s are calendar days of the district', (text, days) =>
    expect(daysUntil(text, lateEvening)).toBe(days),
  );

  it('are unknown without a deadline', () => expect(daysUntil(null, lateEvening)).toBeNull());
});

describe('the part of a period that is gone', () => {
  it('runs from 0 before the start to 100 after the last day', () => {
    const at = (time: string) => partGone('2026-11-01', '2026-11-10', new Date(`${time}T00:00:00+08:00`));
    expect([at('2026-10-01'), at('2026-11-06'), at('2026-11-11')]).toEqual([0, 50, 100]);
  });
});

describe('a date in words', () => {
  it('reads as the reader of the language expects', () => {
    expect(dateWords('2026-12-18', 'zh')).toBe('2026年12月18日');
    expect(dateWords('2026-12-18 09:05:00', 'en', true)).toMatch(/^December 18, 2026.*9:05/);
  });

  it('is empty where there is no date', () => expect(dateWords(null, 'zh')).toBe(''));
});

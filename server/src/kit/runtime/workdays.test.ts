import { describe, expect, test } from 'vitest';

import { addWorkdays, isWorkday, plainCalendar, workdaysBetween } from './workdays.ts';

describe('working days', () => {
  test('a weekend is not worked', () => {
    expect(isWorkday('2026-11-21', plainCalendar)).toBe(false);
    expect(isWorkday('2026-11-23', plainCalendar)).toBe(true);
  });

  test('five working days after a Saturday end on the next Friday', () => {
    expect(addWorkdays('2026-11-21', 5)).toBe('2026-11-27');
  });

  test('a holiday is passed over and a worked weekend counts', () => {
    const calendar = { holidays: new Set(['2026-11-23']), workdays: new Set(['2026-11-22']) };
    expect(addWorkdays('2026-11-21', 1, calendar)).toBe('2026-11-22');
    expect(addWorkdays('2026-11-22', 1, calendar)).toBe('2026-11-24');
  });

  test('are counted after a day up to another one', () => {
    expect(workdaysBetween('2026-11-20', '2026-11-20')).toBe(0);
    expect(workdaysBetween('2026-11-20', '2026-11-27')).toBe(5);
    expect(workdaysBetween('2026-11-21', '2026-11-22')).toBe(0);
    expect(workdaysBetween('2026-11-27', '2026-11-20')).toBe(0);
  });
});

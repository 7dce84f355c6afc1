import { describe, expect, test } from 'vitest';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { monthsIn, periodBefore, periodOf } from './period.ts';

const clock = { now: () => new Date('2026-11-22T20:00:00Z') };

describe('the dashboard’s period', () => {
  test('is the last twelve months up to today in Asia/Shanghai, unless another is asked for', () => {
    expect(periodOf({}, clock)).toEqual({ from: '2025-12-01', to: '2026-11-23' });
    expect(periodOf({ from: '2026-01-05', to: '2026-01-05' }, clock)).toEqual({
      from: '2026-01-05',
      to: '2026-01-05',
    });
  });

  test.each([
    [{ from: '2026-02-02', to: '2026-02-01' }],
    [{ from: '2024-01-01', to: '2026-11-23' }],
    [{ from: '2027-01-01' }],
  ])('is refused when it runs backwards or over two years: %j', (asked) => {
    expect(() => periodOf(asked, clock)).toThrow(Refusal);
  });

  test('is compared with the same number of days before it', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
      from: '2026-01-29',
      to: '2026-02-28',
    });
  });

  test('has its months over the turn of a year', () => {
    expect(monthsIn({ from: '2025-11-30', to: '2026-02-01' })).toEqual([
      '2025-11',
      '2025-12',
      '2026-01',
      '2026-02',
    ]);
  });
});

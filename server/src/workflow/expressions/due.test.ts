import { describe, expect, it } from 'vitest';

import { afterDuration, atDate } from './due.ts';

const start = new Date('2026-01-31T00:00:00.000Z');

describe('the time of a timer', () => {
  it.each([
    ['PT1H', '2026-01-31T01:00:00.000Z'],
    ['PT1M30S', '2026-01-31T00:01:30.000Z'],
    ['P1D', '2026-02-01T00:00:00.000Z'],
    ['P1W', '2026-02-07T00:00:00.000Z'],
    ['P1Y', '2027-01-31T00:00:00.000Z'],
    ['PT0S', '2026-01-31T00:00:00.000Z'],
    ['PT0.5S', '2026-01-31T00:00:00.500Z'],
    ['P1M', '2026-02-28T00:00:00.000Z'],
    ['P1M1DT1H', '2026-03-01T01:00:00.000Z'],
    ['P25M', '2028-02-29T00:00:00.000Z'],
  ])('a duration of %s ends at %s', (duration, expected) => {
    expect(afterDuration(start, duration, 'n').toISOString()).toBe(expected);
  });

  it('counts months by the calendar of Asia/Shanghai', () => {
    // There it is 31 January already, and the last of February comes before UTC's.
    const evening = new Date('2026-01-30T17:00:00.000Z');
    expect(afterDuration(evening, 'P1M', 'n').toISOString()).toBe('2026-02-27T17:00:00.000Z');
  });

  it.each([
    ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
    ['2026-03-01T10:00:00+02:00', '2026-03-01T08:00:00.000Z'],
    ['2026-03-01 10:00:00', '2026-03-01T02:00:00.000Z'],
    ['2026-03-01', '2026-02-28T16:00:00.000Z'],
  ])('a date of %s is %s, in Asia/Shanghai when no zone is given', (date, expected) => {
    expect(atDate(date, 'n').toISOString()).toBe(expected);
  });

  it.each(['', 'P', 'PT', 'P1H', 'tomorrow', null, 5])('%s is no duration', (value) => {
    expect(() => afterDuration(start, value, 'n')).toThrow('workflow.timerInvalid');
  });

  it.each(['', 'PT1H', '2026-13-01', '2026-02-30', null])('%s is no date', (value) => {
    expect(() => atDate(value, 'n')).toThrow('workflow.timerInvalid');
  });
});

import { describe, expect, it } from 'vitest';

import { afterDuration, afterWorkdays, atDate } from './due.ts';

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

describe('a duration of working days', () => {
  const calendar = {
    holidays: new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07']),
    workdays: new Set(['2026-10-10']),
  };
  const shanghai = (text: string) => new Date(`${text}+08:00`);

  it.each([
    ['days off do not count', '2026-09-30T09:30', 'P3D', '2026-10-10T09:30'],
    [
      'what begins on a day off counts from the next working day',
      '2026-10-03T15:00',
      'P1D',
      '2026-10-08T15:00',
    ],
    ['hours pass on working days alone', '2026-09-30T20:00', 'PT6H', '2026-10-08T02:00'],
    [
      'hours that begin on a day off begin with the next working day',
      '2026-10-03T15:00',
      'PT2H',
      '2026-10-08T02:00',
    ],
    ['two days as hours', '2026-10-09T10:00', 'PT48H', '2026-10-12T10:00'],
    ['weeks end on a working day', '2026-09-24T10:00', 'P1W', '2026-10-08T10:00'],
    ['months end on a working day', '2026-09-05T10:00', 'P1M', '2026-10-08T10:00'],
    ['days and hours', '2026-09-29T23:00', 'P1DT2H', '2026-10-08T01:00'],
  ])('%s', (...[, from, value, reached]) => {
    expect(afterWorkdays(shanghai(from), value, { node: 'n', calendar })).toEqual(shanghai(reached));
  });

  it.each(['P1001D', 'PT99999999H', 'P999Y', 'P9999999999W', 'tomorrow'])(
    '%s is refused at once',
    (value) => {
      expect(() => afterWorkdays(new Date(0), value, { node: 'n', calendar })).toThrow(
        'workflow.timerInvalid',
      );
    },
  );
});

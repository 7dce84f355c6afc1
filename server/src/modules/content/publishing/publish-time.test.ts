import { expect, it } from 'vitest';

import { publishTimeOf } from './publish-time.ts';

const clock = { now: () => new Date('2026-11-28T10:30:00+08:00') };

it.each([
  [undefined, null],
  [null, null],
  ['2026-11-28', null],
  ['2026-11-29', '2026-11-29 00:00:00'],
  ['2026-11-28 10:30:01', '2026-11-28 10:30:01'],
])('a publication that is asked for %s comes %s', (date, moment) => {
  expect(publishTimeOf({ date, ids: 'x' }, clock)).toBe(moment);
});

it.each(['2026-11-27', '2026-11-28 10:30:00', '1999-01-01 00:00:00'])('%s has passed', (date) => {
  expect(() => publishTimeOf({ date }, clock)).toThrow('content.publishDatePast');
});

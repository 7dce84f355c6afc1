import { expect, it } from 'vitest';

import { nextMidnight } from './next-midnight.ts';

it.each([
  ['2026-11-21T23:59:59.999+08:00', '2026-11-22T00:00:00+08:00'],
  ['2026-11-22T00:00:00+08:00', '2026-11-23T00:00:00+08:00'],
  // In UTC this is still the day before.
  ['2026-11-22T07:30:00+08:00', '2026-11-23T00:00:00+08:00'],
  ['2026-12-31T12:00:00+08:00', '2027-01-01T00:00:00+08:00'],
])('the day of %s ends in the district at %s', (now, midnight) => {
  expect(nextMidnight(Date.parse(now))).toBe(Date.parse(midnight));
});

import { expect, test } from 'vitest';

import { wireTime, wireTimeOf } from './clock.ts';

test.each([
  ['2026-11-22 05:00:00+00', '2026-11-22 13:00:00'],
  ['2026-11-22 00:00:00.5+00', '2026-11-22 08:00:00'],
  ['2026-11-22 15:59:59.999+00', '2026-11-22 23:59:59'],
  ['2026-11-22 16:00:00+00', '2026-11-23 00:00:00'],
  ['2026-12-31 23:59:59.123+00', '2027-01-01 07:59:59'],
  ['2026-11-22 05:00:00+08', '2026-11-22 05:00:00'],
])('a moment that the database tells as %s is spelled %s on the wire', (told, spelled) => {
  expect(wireTimeOf(told)).toBe(spelled);
  expect(wireTimeOf(told)).toBe(wireTime(new Date(told)));
});

import { expect, test } from 'vitest';

import { countedDay } from './counted-day.ts';

test.each([
  ['today', '2026-03-01'],
  ['today-1', '2026-02-28'],
  ['today+31', '2026-04-01'],
  ['month', '2026-03-01'],
  ['month-3', '2025-12-01'],
  ['year', '2026-01-01'],
  ['year-1', '2025-01-01'],
  ['2026-02-03', '2026-02-03'],
])('on the first of March 2026, %s is %s', (counted, day) => {
  expect(countedDay(counted, '2026-03-01')).toBe(day);
});

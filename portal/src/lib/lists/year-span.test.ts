import { expect, it } from 'vitest';

import { yearsBetween } from './year-span.ts';

it('offers every year in which something may have been published, newest first', () => {
  expect(yearsBetween('2026-03-01', '2024-12-31')).toEqual([2026, 2025, 2024]);
  expect(yearsBetween(undefined, undefined)).toEqual([]);
});

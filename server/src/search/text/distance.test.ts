import { expect, test } from 'vitest';

import { distance, forgiven } from './distance.ts';

test.each([
  ['', '', 0],
  ['award', 'award', 0],
  ['award', 'awards', 1],
  ['awrad', 'award', 1],
  ['subsidy', 'susbidi', 2],
  ['租房补帖', '租房补贴', 1],
  ['kitten', 'sitting', 3],
  ['', 'abc', 3],
])('from %j to %j are %d', (one, other, steps) => {
  expect(distance(one, other)).toBe(steps);
  expect(distance(other, one)).toBe(steps);
});

test('a short word is forgiven nothing', () => {
  expect([3, 4, 7, 8, 20].map(forgiven)).toEqual([0, 1, 1, 2, 2]);
});

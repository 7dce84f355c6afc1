import { expect, it } from 'vitest';

import { readSimple, writeSimple } from './simple-condition.ts';

it.each([
  "${outcome == 'approved'}",
  "${outcomes.review != 'rejected' && amount >= 3.5}",
  "${a == 'it\\'s && so' || b == true}",
])('%s is comparisons, and the same again', (condition) => {
  const simple = readSimple(condition);
  expect(simple?.rules.length).toBeGreaterThan(0);
  expect(simple && writeSimple(simple)).toBe(condition);
});

it.each([
  "${a == 'x' && b > 1 || c < 2}",
  '${contains(people, me)}',
  '${!done}',
  "${(a == 'x')}",
  'plain text',
])('%s says more than comparisons can', (condition) => {
  expect(readSimple(condition)).toBeUndefined();
});

it('nothing is no condition', () => {
  expect(readSimple('')).toEqual({ combinator: 'and', rules: [] });
  expect(writeSimple({ combinator: 'and', rules: [] })).toBe('');
});

import { expect, it } from 'vitest';

import { sizeClassOf } from './size-class.ts';

it.each([
  [767, 0],
  [768, 1],
  [991, 1],
  [992, 2],
  [1199, 2],
  [1200, 3],
])('a width of %i is size class %i', (width, expected) => {
  expect(sizeClassOf(width)).toBe(expected);
});

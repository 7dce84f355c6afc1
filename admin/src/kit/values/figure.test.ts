import { expect, test } from 'vitest';

import { figureOf } from './figure.ts';

test.each([
  [0, '0'],
  [1234567, '1,234,567'],
  [-1500.5, '-1,500.5'],
  [0.123456, '0.1235'],
])('%d reads as “%s”', (value, text) => {
  expect(figureOf(value)).toBe(text);
});

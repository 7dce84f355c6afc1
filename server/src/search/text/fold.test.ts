import { expect, test } from 'vitest';

import { fold, foldLine, foldWithPlaces } from './fold.ts';

test.each([
  ['ＹＬ１０６３Ｓ', 'yl1063s'],
  ['云澜工信规〔2025〕5号', '云澜工信规[2025]5号'],
  ['云澜工信规（2025）5号', '云澜工信规[2025]5号'],
  ['云澜工信规﹝2025﹞5号', '云澜工信规[2025]5号'],
  ['云澜工信规【２０２５】5号', '云澜工信规[2025]5号'],
  ['R＆D', 'r&d'],
  ['low–altitude', 'low-altitude'],
  ['①㎡', '1m2'],
])('%s is searched as %s', (written, searched) => {
  expect(fold(written)).toBe(searched);
});

test('a line has single spaces and none at its ends', () => {
  expect(foldLine('　技改  设备\n')).toBe('技改 设备');
});

test('places in the original are kept where a character becomes two, and where one takes two units', () => {
  const { text, starts, ends } = foldWithPlaces('𝟓㎡补');
  expect(text).toBe('5m2补');
  expect(starts).toEqual([0, 2, 2, 3]);
  expect(ends).toEqual([2, 3, 3, 4]);
});

import { expect, test } from 'vitest';

import { codeKey, numberKey, numberKeys, numbersIn, typedCode, typedNumber } from './numbers.ts';

const five = { issuer: '云澜工信规', year: '2025', serial: '5' };

test.each([
  '云澜工信规〔2025〕5号',
  '云澜工信规[2025]5号',
  '云澜工信规(2025)5号',
  '云澜工信规（２０２５）５号',
  '云澜工信规【2025】第5号',
  '云澜工信规2025-5',
  '云澜工信规 2025 5',
  '云澜工信规〔2025〕05号',
  '云澜工信规2025年5号',
])('%s is the number of a document', (typed) => {
  expect(typedNumber(typed)).toEqual(five);
});

test('what a typed number leaves out is missing', () => {
  expect(typedNumber('工信规2025')).toEqual({ issuer: '工信规', year: '2025', serial: null });
  expect(typedNumber('〔2025〕5号')).toEqual({ issuer: '', year: '2025', serial: '5' });
});

test.each(['2025', '2025年', '2026-11', '2026 5', '技改', 'YL1056S', '工信规1825', '2025年技改 设备'])(
  '%s is none',
  (typed) => {
    expect(typedNumber(typed)).toBeNull();
  },
);

test('a number is found by every end of its issuer’s name, with and without its serial', () => {
  expect(numberKeys('云澜科规〔2025〕12号')).toEqual([
    'no:2025-12',
    'no:云澜科规2025-12',
    'no:云澜科规2025',
    'no:澜科规2025-12',
    'no:澜科规2025',
    'no:科规2025-12',
    'no:科规2025',
  ]);
});

test('a query’s key is among those of its document, and not among another’s', () => {
  const keys = numberKeys('云澜工信规〔2025〕5号');
  for (const typed of ['工信规2025', '云澜工信规[2025]5号', '工信规(2025)5号', '〔2025〕5号']) {
    const number = typedNumber(typed);
    expect(number && keys.includes(numberKey(number))).toBe(true);
  }
  expect(keys).not.toContain(numberKey({ ...five, serial: '50' }));
  expect(keys).not.toContain(numberKey({ ...five, year: '2026' }));
});

test('numbers are found inside a text, with where they stand', () => {
  expect(numbersIn('依据云澜科规〔2025〕1号 第二条')).toEqual([
    { issuer: '依据云澜科规', year: '2025', serial: '1', start: 0, end: 14 },
  ]);
  expect(numberKeys('依据云澜科规〔2025〕1号')).toContain('no:云澜科规2025-1');
});

test.each([
  ['YL1056S', 'yl1056s'],
  ['ＹＬ１０６３Ｓ', 'yl1063s'],
  ['yl-1056 s', 'yl1056s'],
  ['5G', null],
  ['2025', null],
  ['qwertyuiop', null],
])('%s as the code of an item: %s', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test('the code of an item is one entry', () => {
  expect(codeKey('YL1056S')).toBe('no:yl1056s');
});

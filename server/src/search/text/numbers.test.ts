import { expect, test } from 'vitest';

import {
  codeBeginnings,
  codeKey,
  numberKeys,
  numbersAsked,
  numbersIn,
  typedCode,
  typedNumber,
} from './numbers.ts';

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
  '云澜工信规<2025>5号',
  '云澜工信规-2025-5号',
  '请问云澜工信规2025年第5号文件',
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
    'no:规2025-12',
  ]);
});

test('a query’s key is among those of its document, and not among another’s', () => {
  const keys = numberKeys('云澜工信规〔2025〕5号');
  for (const typed of [
    '工信规2025',
    '云澜工信规[2025]5号',
    '工信规(2025)5号',
    '〔2025〕5号',
    '规〔2025〕5号',
  ])
    expect(keys).toContain(numbersAsked(typed)[0]?.[0]);
  for (const other of ['云澜工信规〔2025〕50号', '云澜工信规〔2026〕5号'])
    expect(keys).not.toContain(numbersAsked(other)[0]?.[0]);
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
  ['11449900003607X/2025-00122', '11449900003607x202500122'],
  ['5G', null],
  ['IP 2026', null],
  ['subsidy 2026', null],
  ['2025', null],
  ['qwertyuiop', null],
])('%s as the code of an item: %s', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});

test('the code of an item is one entry, and each of its beginnings another', () => {
  expect(codeKey('YL-1056S')).toBe('no:yl1056s');
  expect(codeBeginnings('YL1056S')).toEqual(['no:yl105', 'no:yl1056']);
});

test('what a text names may be several numbers, of which the first that is there is meant', () => {
  expect(numbersAsked('上面说的科规〔2025〕1号和YL1056S')).toEqual([
    [
      ...['no:上面说的科规2025-1', 'no:面说的科规2025-1', 'no:说的科规2025-1', 'no:的科规2025-1'],
      ...['no:科规2025-1', 'no:规2025-1'],
    ],
    ['no:yl1056s'],
  ]);
  expect(numbersAsked('技改设备')).toEqual([]);
});

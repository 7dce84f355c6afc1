import { expect, test } from 'vitest';

import { maskedCode, maskedNumbers, personalNumbersIn } from './masked-numbers.ts';

test('a code is told in part, and one that is told so already stays', () => {
  expect(maskedCode('91449900MA5ABCDE1X')).toBe('914499********DE1X');
  expect(maskedCode('11010519491231002X')).toBe('110105********002X');
  expect(maskedCode('914499********DE1X')).toBe('914499********DE1X');
  expect(maskedCode('—')).toBe('—');
});

test('numbers of people within a text are told in part, and other numbers stay', () => {
  expect(maskedNumbers('张三（身份证11010519491231002X，手机13800138000）')).toBe(
    '张三（身份证110105********002X，手机138****8000）',
  );
  expect(maskedNumbers('第20261128001号，金额1234567890123.45元')).toBe(
    '第20261128001号，金额1234567890123.45元',
  );
});

test('numbers of people, and no codes that only look like them', () => {
  expect(personalNumbersIn('身份证11010519491231002X，手机13800138000')).toEqual([
    '11010519491231002X',
    '13800138000',
  ]);
  expect(personalNumbersIn('11010519491231002x')).toEqual(['11010519491231002x']);
  // A wrong check character, and a day that does not exist with the right one.
  expect(personalNumbersIn('110105194912310021，110105194902310026')).toEqual([]);
  expect(
    personalNumbersIn('统一社会信用代码91449900MA5ABCDE1X，热线0600-12345678，编号138001380001'),
  ).toEqual([]);
});

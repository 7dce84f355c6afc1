import { expect, test } from 'vitest';

import { linksIn, personalNumbersIn, saidIn, wordsIn } from './spoken.ts';

const html =
  '<p>见<a href="/policyinfo/policyinfoDetail?id=1&amp;tab=2" title="文">原文</a>和<a href="https://a.example/x">网页</a></p><p>电话</p>';

test('the links of a rich text, as a browser follows them', () => {
  expect(linksIn(html)).toEqual(['/policyinfo/policyinfoDetail?id=1&tab=2', 'https://a.example/x']);
  expect(linksIn('<p>没有</p>')).toEqual([]);
});

test('what it says, block by block', () => {
  expect(saidIn(html)).toBe('见原文和网页\n电话\n');
  expect(saidIn('<p>5 &lt; 6 &amp; 7</p>')).toBe('5 < 6 & 7\n');
});

test('numbers of people, and no codes that only look like them', () => {
  expect(personalNumbersIn('身份证11010519491231002X，手机13800138000')).toEqual([
    '11010519491231002X',
    '13800138000',
  ]);
  expect(personalNumbersIn('110105194912310021')).toEqual([]);
  expect(
    personalNumbersIn('统一社会信用代码91449900MA5ABCDE1X，热线0600-12345678，编号138001380001'),
  ).toEqual([]);
});

test('words that it says, each once', () => {
  expect(wordsIn('绝密，绝密', ['绝密', '机密', ''])).toEqual(['绝密']);
});

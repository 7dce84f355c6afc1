import { expect, test } from 'vitest';

import { linksIn, wordsIn } from './spoken.ts';

const html =
  '<p>见<a href="/policyinfo/policyinfoDetail?id=1&amp;tab=2" title="文">原文</a>和<a href="https://a.example/x">网页</a></p><p>电话</p>';

test('the links of a rich text, as a browser follows them', () => {
  expect(linksIn(html)).toEqual(['/policyinfo/policyinfoDetail?id=1&tab=2', 'https://a.example/x']);
  expect(linksIn('<p>没有</p>')).toEqual([]);
});

test('words that it says, each once', () => {
  expect(wordsIn('绝密，绝密', ['绝密', '机密', ''])).toEqual(['绝密']);
});

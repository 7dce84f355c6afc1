import { expect, test } from 'vitest';

import { plainText } from './plain-text.ts';

test.each([
  ['<h2>第一条</h2><p>对<strong>技术改造</strong>给予补助。</p>', '第一条\n对技术改造给予补助。'],
  ['<table><tr><td>一</td><td>二</td></tr></table>', '一 二'],
  ['<p>a<br>b&nbsp; &amp;&lt;script&gt;&#25216;&#x6539;</p>', 'a\nb &<script>技改'],
  ['<a href="https://x.example/?a=1&amp;b=2" title="见&gt;文件">附件</a>', '附件'],
  ['&#1114112;&#xd800;&unknown;&#0;', '&unknown;'],
  ['', ''],
])('%s says %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

import { richText } from '@policy/shared/contract/rich-text.ts';
import { expect, it } from 'vitest';

import { sanitise } from './sanitise.ts';

it.each(richText.tags)('the store keeps <%s>, which every page shows', (tag) => {
  expect(sanitise(`<${tag}></${tag}>`)).toContain(`<${tag}`);
});

it.each([
  ['<p onclick="x()">文</p>', '<p>文</p>'],
  ['<script>x()</script><p>文</p>', '<p>文</p>'],
  ['<p>文<img src="https://elsewhere.example/a.png" /></p>', '<p>文</p>'],
  ['<a href="javascript:x()">文</a>', '<a>文</a>'],
  ['<p>合同\u202Efdp.exe\u0007\u009F</p>', '<p>合同fdp.exe</p>'],
  ['<p>合&#x202E;同&#7;&amp;#x202E;</p>', '<p>合同&amp;#x202E;</p>'],
  ['<a href="java\u202Escript:x()">文</a>', '<a>文</a>'],
  ['<a href="java&#x2066;script:x()" title="a\u2069b">文</a>', '<a title="ab">文</a>'],
  ['<p>\u200Fשלום\u200E\n\t</p>', '<p>\u200Fשלום\u200E\n\t</p>'],
  ['<p class="sign-off other">文</p>', '<p class="sign-off">文</p>'],
])('of %s the store keeps %s', (written, kept) => {
  expect(sanitise(written)).toBe(kept);
});

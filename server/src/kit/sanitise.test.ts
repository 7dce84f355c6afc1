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
  ['<p class="sign-off other">文</p>', '<p class="sign-off">文</p>'],
])('of %s the store keeps %s', (written, kept) => {
  expect(sanitise(written)).toBe(kept);
});

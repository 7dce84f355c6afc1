import { expect, it } from 'vitest';

import { frameAddress } from './frame-address.ts';

const own = 'https://admin.example';
const allowed = ['https://stats.example', own];

it('a page of an allowed site may be embedded', () => {
  expect(frameAddress('https://stats.example/a?b=1', allowed, own)).toBe('https://stats.example/a?b=1');
});

it.each([
  'https://evil.example/',
  'https://stats.example.evil.example/',
  'https://user@stats.example/',
  'http://stats.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  '//stats.example/',
  '',
  `${own}/wel/index`,
])('%j may not', (src) => {
  expect(frameAddress(src, allowed, own)).toBeNull();
});

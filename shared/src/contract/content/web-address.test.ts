import { expect, it } from 'vitest';

import { safeAddress, siteAddress, webAddress } from './web-address.ts';

it.each([
  ...['/', '/help', '/policyinfo/policyinfoDetail?id=1#c-3', 'https://www.example.cn/a.html', 'http://a.cn'],
  '/images/focus/f-01.svg',
])('takes %s', (address) => {
  expect(webAddress().safeParse(address).success).toBe(true);
});

it.each([
  ...['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'help'],
  ...['https://', 'https:///a', 'https://a b', '/a"onerror=x', 'ftp://a.cn', `/${'a'.repeat(500)}`],
])('refuses %s', (address) => {
  expect(webAddress().safeParse(address).success).toBe(false);
});

const takenBy = (address: string) =>
  [siteAddress(), safeAddress()].map((schema) => schema.safeParse(address).success);

it.each([
  ['https://www.example.cn/a.html', [true, true]],
  ['http://a.cn', [true, false]],
  ['/help', [false, true]],
  ['https://known.example@evil.example/', [false, false]],
  ['//evil.example', [false, false]],
] as const)('takes %s for another site, for a page that nobody changes: %j', (address, taken) => {
  expect(takenBy(address)).toEqual(taken);
});

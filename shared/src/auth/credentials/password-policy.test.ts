import { expect, test } from 'vitest';

import { passwordFault } from './password-policy.ts';

test.each([
  ['Aa1!', 'password.weak'],
  ['abcdefgh1', 'password.weak'],
  ['12345678', 'password.weak'],
  [`Aa1!${'x'.repeat(61)}`, 'password.weak'],
  ['Zhang3-2026', 'password.account'],
  ['xZHANG3-Ab', 'password.account'],
  ['Abcdefg1', null],
  ['abcdef-1', null],
])('%s for the account zhang3: %s', (password, fault) => {
  expect(passwordFault(password, 'zhang3', { minLength: 8, kinds: 3 })).toBe(fault);
});

test.each([
  ['Abcdefgh1', 'password.plain'],
  ['Abcdefg-1', null],
  ['Abcde-1', 'password.plain'],
])('%s where all four kinds are asked for: %s', (password, fault) => {
  expect(passwordFault(password, 'zhang3', { minLength: 9, kinds: 4 })).toBe(fault);
});

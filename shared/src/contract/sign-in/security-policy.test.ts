import { expect, it } from 'vitest';

import { isUsable, securityKeys, securityRule } from './security-policy.ts';

it.each(securityKeys)('%s begins with a value that it can have', (key) => {
  expect(isUsable(key, securityRule(key).initial)).toBe(true);
});

it.each([
  ['password.minLength', 7, false],
  ['password.minLength', 12, true],
  ['password.minLength', 17, false],
  ['password.minLength', 8.5, false],
  ['password.maxDays', 0, true],
  ['password.maxDays', -1, false],
  ['session.officeIdleMinutes', 4, false],
  ['account.failCount', 0, false],
] as const)('%s as %s can be: %s', (key, value, usable) => {
  expect(isUsable(key, value)).toBe(usable);
});

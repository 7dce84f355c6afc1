import { describe, expect, test } from 'vitest';

import { isMask, maskOf } from './mask.ts';
import type { MaskKind } from './mask.ts';

const told: [MaskKind, string, string][] = [
  ['phone', '13800138000', '138****8000'],
  ['phone', '0571-88886666', '057****6666'],
  ['phone', '110', '****'],
  ['idNumber', '310101199003071234', '310****1234'],
  ['account', '6222000011113333', '**** **** **** 3333'],
  ['account', '333', '****'],
  ['email', 'wang@example.cn', 'w****@example.cn'],
  ['email', 'no address', '****'],
];

describe('a masked value', () => {
  test.each(told)('of kind %s: %s is told as %s', (kind, value, mask) => {
    expect(maskOf(kind, value)).toBe(mask);
    expect(isMask(mask)).toBe(true);
    expect(isMask(value)).toBe(false);
  });

  test.each(told)('of kind %s stays as it is when it is masked again', (kind, _value, mask) => {
    expect(maskOf(kind, mask)).toBe(mask);
  });
});

import { describe, expect, it } from 'vitest';

import { checkCharacterOf, isCreditCode } from './credit-code.ts';

describe('a unified social credit code', () => {
  it.each(['91350100M000100Y43', '91110000802100433B', '12100000400000624D'])('is %s', (code) => {
    expect(isCreditCode(code)).toBe(true);
    expect(checkCharacterOf(code.slice(0, 17))).toBe(code.charAt(17));
  });

  it.each([
    ['another check character', '91350100M000100Y44'],
    ['two characters changed places', '91350100M000010Y43'],
    ['a letter that is left out', '91350100I000100Y43'],
    ['small letters', '91350100m000100y43'],
    ['too short', '91350100M000100Y4'],
    ['blanks', ' 91350100M000100Y43'],
    ['nothing', ''],
  ])('is not one with %s', (_, code) => {
    expect(isCreditCode(code)).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';

import { enrolmentUri, newSecret, stepOfCode } from './one-time-code.ts';

/** The secret of RFC 6238, appendix B, whose codes it lists with eight digits; ours are their last six. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a one-time code', () => {
  test.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('is the one of RFC 6238 at %s seconds', (seconds, code, step) => {
    expect(stepOfCode(secret, code, at(seconds))).toBe(step);
  });

  test('is taken one half minute early and late, and told by the half minute it belongs to', () => {
    expect(stepOfCode(secret, '287082', at(29))).toBe(1);
    expect(stepOfCode(secret, '287082', at(89))).toBe(1);
    expect(stepOfCode(secret, '287082', at(119))).toBeNull();
  });

  test.each(['', '28708', '2870820', 'abcdef', '２８７０８２', '28708２', '000000'])('is not %j', (code) => {
    expect(stepOfCode(secret, code, at(59))).toBeNull();
  });
});

test('a secret has 160 bits and is never the same', () => {
  const [one, two] = [newSecret(), newSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(two);
});

test('an authenticator is told whose codes it makes', () => {
  const uri = new URL(enrolmentUri(secret, { issuer: '政策兑现服务平台', account: 'wang@100001' }));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('政策兑现服务平台');
  expect(decodeURIComponent(uri.pathname)).toContain('wang@100001');
});

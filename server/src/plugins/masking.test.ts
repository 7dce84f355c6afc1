import { describe, expect, test } from 'vitest';

import { isSilent, maskedParams } from './masking.ts';

describe('what a log keeps of a call', () => {
  test('passwords, secrets and tokens are masked at every level, in query and body', () => {
    const told = maskedParams(
      { access_token: 'T1', size: '10' },
      {
        newPassword: 'P1',
        clientSecret: 'S1',
        list: [{ accessKey: 'A1', name: '甲' }],
        phone: '13800000000',
      },
    );
    expect(JSON.parse(told ?? '')).toEqual({
      query: { access_token: '***', size: '10' },
      body: {
        newPassword: '***',
        clientSecret: '***',
        list: [{ accessKey: '***', name: '甲' }],
        phone: '***',
      },
    });
  });

  test('long texts are cut, deep and endless ones end, and nothing is told of an empty call', () => {
    expect(maskedParams({}, undefined)).toBeNull();
    expect(maskedParams({}, { text: '字'.repeat(100_000) })?.length).toBeLessThan(300);
    expect(maskedParams({}, { a: { b: { c: { d: { e: 'deep' } } } } })).not.toContain('deep');
    expect(maskedParams({}, { many: Array.from({ length: 1000 }, (_, at) => `item${at}`) })).not.toContain(
      'item20',
    );
  });

  test.each([
    '/api/blade-auth/oauth/token',
    '/api/blade-user/register-guest',
    '/api/blade-user/update-password',
    '/api/blade-user/reset-password',
  ])('the parameters of %s are not told at all', (path) => {
    expect(isSilent(path)).toBe(true);
  });

  test('those of an ordinary call are', () => {
    expect(isSilent('/api/policy/policyinfo/list')).toBe(false);
  });
});

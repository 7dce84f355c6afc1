import { describe, expect, it } from 'vitest';

import { returnAddress, signInHref } from './return-address.ts';

describe('the address to go back to after signing in', () => {
  it('is a path of this site with its query and anchor', () => {
    expect(returnAddress('/user/userCenter?tab=reject#top')).toBe('/user/userCenter?tab=reject#top');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'user/userCenter',
    '/login',
    '/en/login?redirect=/',
    '',
    null,
    undefined,
  ])('is nothing when %s is asked for', (given) => {
    expect(returnAddress(given)).toBeNull();
  });

  it('travels to the sign-in page in the reader’s language', () => {
    expect(signInHref('en', '/user/userCenter')).toBe('/en/login?redirect=%2Fen%2Fuser%2FuserCenter');
    expect(signInHref('zh', '/')).toBe('/login');
  });
});

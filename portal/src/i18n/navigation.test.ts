import { expect, it, vi } from 'vitest';

const led: string[] = [];
vi.mock('next/navigation', () => ({
  redirect: (path: string) => led.push(path),
  permanentRedirect: (path: string) => led.push(`for good ${path}`),
}));

const { permanentRedirect, redirect } = await import('./navigation.ts');

it.each([
  ['zh', '/404', '/404'],
  ['en', '/404', '/en/404'],
  ['en', '/', '/en'],
  [
    'en',
    { pathname: '/login', query: { redirect: '/user/userCenter?tab=1' } },
    '/en/login?redirect=%2Fuser%2FuserCenter%3Ftab%3D1',
  ],
] as const)('a reader of %s is led to %j in his language', (locale, href, path) => {
  led.length = 0;
  redirect({ href, locale });
  permanentRedirect({ href, locale });
  expect(led).toEqual([path, `for good ${path}`]);
});

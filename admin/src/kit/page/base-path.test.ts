import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function builtFor(base: string) {
  vi.stubEnv('BASE_URL', base);
  vi.resetModules();
  return import('./base-path.ts');
}

it('puts the base path before paths of this site and before nothing else', async () => {
  const { siteHref } = await builtFor('/policy-admin/');
  expect(siteHref('/api/blade-user/avatar/1')).toBe('/policy-admin/api/blade-user/avatar/1');
  expect(['https://a.example/x', '//a.example/x', 'data:image/png;base64,', 'x'].map(siteHref)).toEqual([
    'https://a.example/x',
    '//a.example/x',
    'data:image/png;base64,',
    'x',
  ]);
});

it('tells the path that the router knows', async () => {
  const { routerPath } = await builtFor('/policy-admin/');
  expect(['/policy-admin/login', '/policy-admin', '/policy-admin/'].map(routerPath)).toEqual([
    '/login',
    '/',
    '/',
  ]);
  expect(routerPath('/policy-administration/x')).toBe('/policy-administration/x');
});

it('changes nothing where there is no base path', async () => {
  const { basePath, siteHref, routerPath } = await builtFor('/');
  expect([basePath, siteHref('/logo.svg'), routerPath('/login')]).toEqual(['', '/logo.svg', '/login']);
});

import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The portal's own paths as a build for /policy has them. */
async function builtFor(basePath: string) {
  vi.stubEnv('PORTAL_BASE_PATH', basePath);
  vi.resetModules();
  const [{ siteHref }, { localHref }, { returnAddress, signInHref }, { sitemapIndex, urlSet }] =
    await Promise.all([
      import('./base-path.ts'),
      import('./i18n/local-href.ts'),
      import('./lib/addresses/return-address.ts'),
      import('./lib/public-pages/sitemap.ts'),
    ]);
  return { siteHref, localHref, returnAddress, signInHref, sitemapIndex, urlSet };
}

describe('a portal below a base path', () => {
  it.each([
    ['zh', '/', '/policy'],
    ['en', '/', '/policy/en'],
    ['zh', '/?a=1', '/policy?a=1'],
    ['en', '/policyinfo?current=2', '/policy/en/policyinfo?current=2'],
    ['zh', 'https://other.example/', 'https://other.example/'],
    ['zh', '#content', '#content'],
  ] as const)('in %s leads from %s to %s', async (locale, href, expected) => {
    const { localHref } = await builtFor('/policy');
    expect(localHref(locale, href)).toBe(expected);
  });

  it('sends files and calls of its own below it, those of others nowhere else', async () => {
    const { siteHref } = await builtFor('/policy');
    expect(siteHref('/files/sample/bank.pdf')).toBe('/policy/files/sample/bank.pdf');
    expect(siteHref('https://storage.example/a.pdf')).toBe('https://storage.example/a.pdf');
  });

  it('goes back after signing in to its own pages only', async () => {
    const { returnAddress, signInHref } = await builtFor('/policy');
    expect(returnAddress('/policy/user/userCenter?a=1')).toBe('/policy/user/userCenter?a=1');
    expect(['/other/page', '/policyinfo', '/policy/en/login'].map(returnAddress)).toEqual([null, null, null]);
    expect(signInHref('en', '/user/userCenter')).toBe(
      '/policy/en/login?redirect=%2Fpolicy%2Fen%2Fuser%2FuserCenter',
    );
  });

  it('names its addresses in the sitemap with it, once', async () => {
    const { sitemapIndex, urlSet } = await builtFor('/policy');
    const origin = 'https://example.gov.cn';
    expect(sitemapIndex([{ file: 'pages', part: 1 }], origin)).toContain(
      '<loc>https://example.gov.cn/policy/sitemap/pages.xml</loc>',
    );
    expect(urlSet([{ path: '/policyinfo' }], origin)).toContain(
      '<loc>https://example.gov.cn/policy/policyinfo</loc>',
    );
  });

  it('changes nothing where there is none', async () => {
    const { siteHref, localHref } = await builtFor('');
    expect([siteHref('/'), siteHref('/a'), localHref('en', '/')]).toEqual(['/', '/a', '/en']);
  });
});

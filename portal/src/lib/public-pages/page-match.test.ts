import { describe, expect, it } from 'vitest';

import { localeOf, matchPublicPage } from './page-match.ts';

const id = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b';
const other = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5c';
const keyOf = (url: string) => matchPublicPage(url)?.key;

describe('which pages are kept, and under what key', () => {
  it('gives each language a key of its own', () => {
    expect(keyOf('/policyinfo')).toBe('zh /policyinfo');
    expect(keyOf('/en/policyinfo')).toBe('en /policyinfo');
    expect(keyOf('/en')).toBe('en /');
    expect(matchPublicPage('/en?utm_source=x')?.url).toBe('/en');
  });

  it('does not take a path that merely begins like a language for English', () => {
    expect(localeOf('/energy')).toBe('zh');
    expect(keyOf('/zh/policyinfo')).toBeUndefined();
  });

  it('lets order, defaults and unknown parameters make no difference', () => {
    const plain = keyOf(`/policyinfo?current=2&agencyId=${id}`);
    expect(keyOf(`/policyinfo?utm_source=x&agencyId=${id}&size=10&current=2&level=`)).toBe(plain);
    expect(keyOf('/policyinfo?current=1&size=10')).toBe(keyOf('/policyinfo'));
    expect(keyOf('/policyinfo?current=3&current=4')).toBe(keyOf('/policyinfo?current=3'));
  });

  it.each([
    '/policyinfo?current=2001',
    '/policyinfo?current=0',
    '/policyinfo?current=x',
    '/policyinfo?size=11',
    '/policyinfo?agencyId=1',
    '/policyinfo?level=galaxy',
    '/policyinfo?keyword=%E8%A1%A5%E8%B4%B4',
    '/user/userCenter',
    '/login',
    '/policyitemguide/declaration/abc',
    '//policyinfo',
    '/%70olicyinfo',
    `/policyinfo?x=${'a'.repeat(2000)}`,
  ])('renders %s for its reader alone', (url) => {
    expect(matchPublicPage(url)).toBeUndefined();
  });

  it('answers a detail address without a readable id with the 404 page of its language', () => {
    expect(matchPublicPage('/policyinfo/policyinfoDetail')).toMatchObject({ key: 'zh /404', status: 404 });
    expect(matchPublicPage('/en/gongshi/gongshiDet?id=1%00')).toMatchObject({
      key: 'en /404',
      url: '/en/404',
    });
  });

  it('tags a detail page by its own row and by what hangs around it', () => {
    const tags = matchPublicPage(`/policyinfo/policyinfoDetail?id=${id}`)?.tags;
    expect(tags).toContain(`policy:${id}`);
    expect(tags).toContain('itemGuide');
    expect(tags).not.toContain('policy');
    expect(tags).not.toContain(`policy:${other}`);
  });

  it('tags the search without words by all that its offered words could find', () => {
    const tags = matchPublicPage('/search')?.tags;
    expect(tags).toEqual(expect.arrayContaining(['searchWord', 'policy', 'itemGuide', 'policyNotice']));
    expect(matchPublicPage('/search?keyword=x')).toBeUndefined();
  });

  it('renders the normalised address and nothing else', () => {
    expect(matchPublicPage(`/en/policyinfo?size=20&current=02&fbclid=1`)?.url).toBe(
      '/en/policyinfo?current=2&size=20',
    );
  });
});

import { describe, expect, it } from 'vitest';

import { pageStanding, robotsRel } from './page-standing.ts';
import { robotRules } from './robot-rules.ts';

const id = '0197a3b2-3c4d-7e5f-8a9b-0c1d2e3f4a5b';
const standing = (href: string) => {
  const [path = '', search = ''] = href.split('?');
  return pageStanding(path, search);
};

/** Whether a rule of robots.txt covers an address, as RFC 9309 reads its stars. */
const covers = (rule: string, href: string) =>
  new RegExp(
    `^${rule
      .split('*')
      .map((part) => part.replaceAll(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`))
      .join('.*')}`,
  ).test(href);
const isDisallowed = (href: string) => robotRules().some((rule) => covers(rule, href));

describe('what search engines may have', () => {
  it.each([
    '/',
    '/policyinfo',
    '/policyinfo?current=2',
    `/policyinfo?agencyId=${id}`,
    `/policyinfo?tagIds=${id}`,
    '/policyinfo?validity=inForce',
    '/policyitemguide?windowStatus=closing',
    '/gongshi/gongshiList?year=2026',
    `/policyinfo/policyinfoDetail?id=${id}`,
    '/agreements?kind=privacy',
  ])('has %s, which stands for itself', (href) => {
    expect(standing(href)).toMatchObject({ canonical: href, isIndexed: true });
    expect(isDisallowed(href)).toBe(false);
  });

  it.each([
    '/policyinfo?sort=oldest',
    '/policyinfo?size=20',
    '/policyinfo?level=city',
    '/policyinfo?keyword=%E8%A1%A5%E8%B4%B4',
    '/policyitemguide?enterpriseSizes=small',
  ])('leaves out %s, by one other filter, though a robot may look', (href) => {
    expect(standing(href).isIndexed).toBe(false);
    expect(isDisallowed(href)).toBe(false);
    expect(robotsRel(href)).toBe('nofollow');
  });

  it.each([
    `/policyinfo?agencyId=${id}&year=2026`,
    `/policyinfo?agencyId=${id}&current=2`,
    `/en/policyitemguide?supportMode=award&windowStatus=all`,
    '/gongshi/gongshiList?year=2026&sort=ending',
  ])('keeps robots from %s, by two', (href) => {
    expect(isDisallowed(href)).toBe(true);
    expect(standing(href.replace(/^\/en/, '')).isIndexed).toBe(false);
    expect(robotsRel(href.replace(/^\/en/, ''))).toBe('nofollow');
  });

  it('takes what says nothing for the page itself', () => {
    expect(standing('/policyinfo?current=1&size=10&utm_source=x')).toMatchObject({
      canonical: '/policyinfo',
      isIndexed: true,
    });
    expect(standing(`/policyinfo/policyinfoDetail?utm_source=x&id=${id}`)).toMatchObject({
      canonical: `/policyinfo/policyinfoDetail?id=${id}`,
      isIndexed: true,
    });
  });

  it('leaves out what does not fit: there is no end of it', () => {
    expect(standing('/policyinfo?year=1')).toMatchObject({ canonical: '/policyinfo', isIndexed: false });
    expect(standing('/policyinfo?agencyId=1')).toMatchObject({ canonical: '/policyinfo', isIndexed: false });
  });

  it.each(['/login?redirect=%2Fpolicyinfo', '/user/userCenter', '/404', '/archived', '/nowhere'])(
    'leaves out %s',
    (href) => expect(standing(href).isIndexed).toBe(false),
  );

  it.each([
    '/progress/show',
    '/login',
    '/user/userCenter',
    `/policyitemguide/application?id=${id}`,
    '/api/x',
  ])('keeps robots from %s, which belongs to one reader', (href) => {
    expect(isDisallowed(href)).toBe(true);
    expect(isDisallowed(`/en${href}`)).toBe(true);
  });

  it('knows the one filter of a list, and its page', () => {
    expect(standing('/policyinfo?year=2025')).toMatchObject({
      filter: { name: 'year', value: '2025' },
      current: 1,
    });
    expect(standing('/policyinfo?current=3')).not.toHaveProperty('filter');
    expect(standing('/policyinfo?current=3').current).toBe(3);
  });

  it('lets robots follow links to what they may have, whatever anchor they end with', () => {
    expect(robotsRel('/policyinfo')).toBeUndefined();
    expect(robotsRel('/policyinfo?validity=inForce#filters')).toBeUndefined();
    expect(robotsRel('/policyinfo?level=city#filters')).toBe('nofollow');
    expect(robotsRel('/user/userCenter?tab=all')).toBeUndefined();
  });
});

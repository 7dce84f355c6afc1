import type { Http } from '@policy/shared/client/http.ts';
import { describe, expect, it, vi } from 'vitest';

import { policyKind } from '../kinds/policy.ts';
import { publicityListKind } from '../kinds/publicity-list.ts';
import { shownKinds, standingPages } from './public-pages.ts';
import { contentEntries, contentFiles, sitemapIndex, standingEntries, urlSet } from './sitemap.ts';

const origin = 'https://zc.example.gov.cn';

/** A server with so many rows of each entity by its path; entries of publicity lists have changed after them. */
function serverWith(totals: Record<string, number>) {
  const get = vi.fn((path: string, query?: object) => {
    const { current = 1, size } = query as { current?: number; size: number };
    const entity = path.slice(0, path.lastIndexOf('/'));
    const total = totals[entity] ?? 0;
    const count = Math.max(0, Math.min(size, total - (current - 1) * size));
    const updateTime = entity === 'policy/gongshientry' ? '2026-05-02 10:00:00' : '2026-03-01 09:00:00';
    const records = Array.from({ length: count }, (_, index) => ({
      id: `${current}-${index}`,
      listId: `${current}-${index}`,
      updateTime,
    }));
    return Promise.resolve({ records, total, size, current, pages: Math.ceil(total / size) });
  });
  return { get, http: { get } as unknown as Http };
}

describe('sitemap', () => {
  it('names a file for the standing pages and one for each kind of content that there is', async () => {
    const { http } = serverWith({ 'policy/policyinfo': 3, 'policy/gongshi': 1 });
    const content = await contentFiles(shownKinds, http);
    const index = sitemapIndex([{ file: 'pages', part: 1 }, ...content], origin);
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file]) => file);
    expect(files).toEqual([
      `${origin}/sitemap/pages.xml`,
      `${origin}/sitemap/policies.xml`,
      `${origin}/sitemap/publicity-lists.xml`,
    ]);
    expect(index).toContain('<lastmod>2026-03-01T09:00:00+08:00</lastmod>');
  });

  it('lists every published row, however many pages the server needs', async () => {
    const { http } = serverWith({ 'policy/policyinfo': 450 });
    const entries = await contentEntries(policyKind, http);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(450);
    expect(entries[0]).toMatchObject({
      path: '/policyinfo/policyinfoDetail?id=1-0',
      changed: '2026-03-01 09:00:00',
    });
  });

  it('says of a page when what stands on it last changed', async () => {
    const { http } = serverWith({ 'policy/gongshi': 2, 'policy/gongshientry': 1 });
    const changed = (await contentEntries(publicityListKind, http)).map((entry) => entry.changed);
    expect(changed).toEqual(['2026-05-02 10:00:00', '2026-03-01 09:00:00']);
  });

  it('is empty, not endless, where nothing is published', async () => {
    expect(await contentEntries(policyKind, serverWith({}).http)).toEqual([]);
    expect(await contentFiles([policyKind], serverWith({}).http)).toEqual([]);
  });

  it('goes on in a further file beyond what one may hold', async () => {
    const { http } = serverWith({ 'policy/gongshi': 30_000 });
    const files = await contentFiles([publicityListKind], http);
    expect(files.map(({ part }) => part)).toEqual([1, 2]);
    expect(sitemapIndex(files, origin)).toContain(`<loc>${origin}/sitemap/publicity-lists.xml?part=2</loc>`);
    const parts = await Promise.all([1, 2, 3].map((part) => contentEntries(publicityListKind, http, part)));
    expect(parts.map((entries) => (urlSet(entries, origin).match(/<url>/g) ?? []).length)).toEqual([
      50_000, 10_000, 0,
    ]);
    expect(new Set(parts.flat().map(({ path }) => path)).size).toBe(30_000);
  });

  it('names only pages that search engines may have, with the change of what they list', async () => {
    const { http } = serverWith({ 'policy/policyinfo': 1 });
    const entries = await standingEntries(standingPages, shownKinds, http);
    const paths = entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/policyinfo', '/agreements', '/site-map']));
    for (const other of ['/progress/show', '/login', '/404', '/user/userCenter'])
      expect(paths).not.toContain(other);
    expect(entries.find(({ path }) => path === '/policyinfo')?.changed).toBe('2026-03-01 09:00:00');
    expect(entries.find(({ path }) => path === '/')?.changed).toBe('2026-03-01 09:00:00');
    expect(entries.find(({ path }) => path === '/site-map')?.changed).toBeUndefined();
  });

  it('gives each address in both languages, each with its twins and its time in Shanghai', () => {
    const xml = urlSet([{ path: '/x?a=1&b=2', changed: '2026-03-01 09:00:00', isOver: true }], origin);
    expect(xml).toContain(`<loc>${origin}/x?a=1&amp;b=2</loc><lastmod>2026-03-01T09:00:00+08:00</lastmod>`);
    expect(xml).toContain('<priority>0.3</priority>');
    expect(xml).toContain(`<loc>${origin}/en/x?a=1&amp;b=2</loc>`);
    expect(xml).toContain(`hreflang="en" href="${origin}/en/x?a=1&amp;b=2"`);
    expect(xml).toContain(`hreflang="x-default" href="${origin}/x?a=1&amp;b=2"`);
  });
});

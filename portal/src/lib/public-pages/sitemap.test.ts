import type { Http } from '@policy/shared/client/http.ts';
import { describe, expect, it, vi } from 'vitest';

import { contentEntries, sitemapIndex, urlSet } from './sitemap.ts';
import { sitemapKinds } from './sitemap-kinds.ts';

const origin = 'https://zc.example.gov.cn';
const [policies] = sitemapKinds;

/** A server with so many rows. */
function serverWith(total: number) {
  const get = vi.fn((_path: string, query?: object) => {
    const { current, size } = query as { current: number; size: number };
    const count = Math.max(0, Math.min(size, total - (current - 1) * size));
    const records = Array.from({ length: count }, (_, index) => ({
      id: `${current}-${index}`,
      updateTime: '2026-03-01 09:00:00',
    }));
    return Promise.resolve({ records, total, size, current, pages: Math.ceil(total / size) });
  });
  return { get, http: { get } as unknown as Http };
}

describe('sitemap', () => {
  it('names a file for the standing pages and one for each kind of content', () => {
    const files = [...sitemapIndex(origin).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file]) => file);
    expect(files).toEqual([
      `${origin}/sitemap/pages.xml`,
      ...sitemapKinds.map(({ file }) => `${origin}/sitemap/${file}.xml`),
    ]);
  });

  it('lists every published row, however many pages the server needs', async () => {
    const { get, http } = serverWith(450);
    const entries = await contentEntries(policies, http);
    expect(new Set(entries.map(({ path }) => path)).size).toBe(450);
    expect(get).toHaveBeenCalledTimes(3);
    expect(entries[0]).toEqual({
      path: '/policyinfo/policyinfoDetail?id=1-0',
      changed: '2026-03-01 09:00:00',
    });
  });

  it('is empty, not endless, where nothing is published', async () => {
    expect(await contentEntries(policies, serverWith(0).http)).toEqual([]);
  });

  it('stays within what one file may hold', async () => {
    const entries = await contentEntries(policies, serverWith(30_000).http);
    expect((urlSet(entries, origin).match(/<url>/g) ?? []).length).toBe(50_000);
  });

  it('gives each address in both languages, each with its twin and its time in Shanghai', () => {
    const xml = urlSet([{ path: '/x?a=1&b=2', changed: '2026-03-01 09:00:00' }], origin);
    expect(xml).toContain(`<loc>${origin}/x?a=1&amp;b=2</loc><lastmod>2026-03-01T09:00:00+08:00</lastmod>`);
    expect(xml).toContain(`<loc>${origin}/en/x?a=1&amp;b=2</loc>`);
    expect(xml).toContain(`hreflang="en" href="${origin}/en/x?a=1&amp;b=2"`);
  });
});

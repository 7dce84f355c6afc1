import { describe, expect, it, vi } from 'vitest';

import { packPage } from './kept-page.ts';
import type { KeptPage } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';
import type { PageAsk } from './page-cache.ts';

const ask = (path: string, ...tags: string[]): PageAsk => ({
  key: `zh ${path}`,
  locale: 'zh',
  url: path,
  tags,
  status: 200,
  tenantId: '000000',
});
const pageOf = (text: string, keep: KeptPage['keep'] = 'long') =>
  packPage({ status: keep === 'briefly' ? 404 : 200, keep, body: Buffer.from(text), headers: {} });
const textOf = async (page: KeptPage | Promise<KeptPage>) => (await page).variants.identity.body.toString();

/** A cache at noon, however late it is: no page is kept beyond midnight. */
const cacheOf = (render: Parameters<typeof createPageCache>[0]) =>
  createPageCache(render, { now: () => Date.parse('2026-11-21T12:00:00+08:00') });

/** A render that ends when the test says so, with what was true when it began. */
function slowRender(read: () => string) {
  const started: { finish: () => void }[] = [];
  const render = () => {
    const seen = read();
    return new Promise<KeptPage>((resolve) => started.push({ finish: () => resolve(pageOf(seen)) }));
  };
  return { render, started };
}

describe('whole-page cache', () => {
  it('renders a page once and keeps it', async () => {
    const render = vi.fn(() => pageOf('one'));
    const cache = cacheOf(render);
    await cache.read(ask('/a'));
    await cache.read(ask('/a'));
    expect(render).toHaveBeenCalledTimes(1);
    expect(cache.read(ask('/a'))).not.toBeInstanceOf(Promise);
  });

  it('counts what it answers from what it keeps, and what it keeps', async () => {
    const cache = cacheOf(() => Promise.resolve(pageOf('one')));
    await Promise.all([cache.read(ask('/a')), cache.read(ask('/a'))]);
    await cache.read(ask('/a'));
    await cache.read(ask('/b'));
    expect(cache.usage()).toMatchObject({ hits: 2, misses: 2, pages: 2 });
    expect(cache.usage().bytes).toBeGreaterThan(0);
    cache.flush();
    expect(cache.usage()).toMatchObject({ hits: 2, pages: 0, bytes: 0 });
  });

  it('lets readers who come together share one render', async () => {
    const { render, started } = slowRender(() => 'one');
    const cache = cacheOf(render);
    const readers = Array.from({ length: 30 }, () => textOf(cache.read(ask('/a'))));
    expect(started).toHaveLength(1);
    started[0]!.finish();
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['one']));
  });

  it('never keeps a render that began before its content changed', async () => {
    let row = 'old';
    const { render, started } = slowRender(() => row);
    const cache = cacheOf(render);
    const early = textOf(cache.read(ask('/a', 'policy:1')));

    row = 'new';
    cache.invalidate(['policy', 'policy:1']);
    const late = textOf(cache.read(ask('/a', 'policy:1')));
    started[1]!.finish();
    expect(await late).toBe('new');
    started[0]!.finish();
    expect(await early).toBe('old');

    expect(await textOf(cache.read(ask('/a', 'policy:1')))).toBe('new');
    expect(started).toHaveLength(2);
  });

  it('drops the pages of a tag in both languages and no other', async () => {
    const render = vi.fn((one: PageAsk) => pageOf(one.key));
    const cache = cacheOf(render);
    const pages = [ask('/a', 'policy:1'), { ...ask('/a', 'policy:1'), key: 'en /a' }, ask('/b', 'policy:2')];
    for (const page of pages) await cache.read(page);
    cache.invalidate(['policy:1']);
    for (const page of pages) await cache.read(page);
    expect(render.mock.calls.map(([one]) => one.key)).toEqual(['zh /a', 'en /a', 'zh /b', 'zh /a', 'en /a']);
  });

  it('keeps the pages of two tenants apart', async () => {
    const cache = cacheOf((one) => pageOf(one.tenantId));
    await cache.read(ask('/a'));
    expect(await textOf(cache.read({ ...ask('/a'), tenantId: '000001' }))).toBe('000001');
  });

  it('remembers what does not exist for a moment only, and forgets it when it is published', async () => {
    const render = vi.fn(() => pageOf('missing', 'briefly'));
    const cache = cacheOf(render);
    await cache.read(ask('/a', 'policy:1'));
    await cache.read(ask('/a', 'policy:1'));
    expect(render).toHaveBeenCalledTimes(1);
    cache.invalidate(['policy:1']);
    await cache.read(ask('/a', 'policy:1'));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('does not let a flood of unknown ids push out real pages or grow past its bound', async () => {
    const render = vi.fn((one: PageAsk) => pageOf(one.url, one.url === '/real' ? 'long' : 'briefly'));
    const cache = cacheOf(render);
    await cache.read(ask('/real'));
    for (let id = 0; id < 600; id += 1) await cache.read(ask(`/${id}`));
    render.mockClear();
    await cache.read(ask('/real'));
    await cache.read(ask('/599'));
    expect(render).not.toHaveBeenCalled();
    await cache.read(ask('/0'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('keeps nothing of a render that failed', async () => {
    const render = vi
      .fn<() => Promise<KeptPage>>()
      .mockRejectedValueOnce(new Error('API down'))
      .mockImplementation(() => pageOf('up'));
    const cache = cacheOf(render);
    await expect(cache.read(ask('/a'))).rejects.toThrow('API down');
    expect(await textOf(cache.read(ask('/a')))).toBe('up');
  });

  it('shows an old page rather than an apology while the server is away, but never one that is known to be wrong', async () => {
    let now = 1;
    const render = vi.fn(() => pageOf('first'));
    const cache = createPageCache(render, { now: () => now });
    await cache.read(ask('/a', 'policy:1'));
    now += 11 * 60_000;

    render.mockRejectedValueOnce(new Error('API down'));
    expect(await textOf(cache.read(ask('/a', 'policy:1')))).toBe('first');
    render.mockResolvedValueOnce({ ...(await pageOf('sorry', 'never')), status: 500 });
    expect(await textOf(cache.read(ask('/a', 'policy:1')))).toBe('first');
    render.mockImplementation(() => pageOf('second'));
    expect(await textOf(cache.read(ask('/a', 'policy:1')))).toBe('second');

    cache.invalidate(['policy:1']);
    render.mockRejectedValueOnce(new Error('API down'));
    await expect(cache.read(ask('/a', 'policy:1'))).rejects.toThrow('API down');
  });

  it('keeps no page beyond the midnight of the district, as it counts the days that are left', async () => {
    let now = Date.parse('2026-11-21T23:58:00+08:00');
    const render = vi.fn(() => pageOf('page'));
    const cache = createPageCache(render, { now: () => now });
    await cache.read(ask('/a'));
    now = Date.parse('2026-11-21T23:59:59+08:00');
    await cache.read(ask('/a'));
    expect(render).toHaveBeenCalledTimes(1);
    now = Date.parse('2026-11-22T00:00:01+08:00');
    await cache.read(ask('/a'));
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('keeps nothing of a render that began before midnight and ended after it', async () => {
    let now = Date.parse('2026-11-21T23:59:59+08:00');
    const { render, started } = slowRender(() => 'page');
    const cache = createPageCache(render, { now: () => now });
    const first = cache.read(ask('/a'));
    now = Date.parse('2026-11-22T00:00:01+08:00');
    started[0]!.finish();
    await first;
    void cache.read(ask('/a'));
    expect(started).toHaveLength(2);
  });

  it('forgets everything on a flush, renders in flight included', async () => {
    const { render, started } = slowRender(() => 'page');
    const cache = cacheOf(render);
    const first = cache.read(ask('/a'));
    cache.flush();
    started[0]!.finish();
    await first;
    void cache.read(ask('/a'));
    expect(started).toHaveLength(2);
  });
});

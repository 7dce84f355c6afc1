import { describe, expect, it } from 'vitest';

import { createPageStore } from './page-store.ts';

const limits = { maxBytes: 100, maxPages: 10, ttlMs: 1000 };
// A busy machine may take longer between two lines than a page is kept here.
const still = { now: () => 1 };

describe('store of pages', () => {
  it('lets no page outlive its age limit', () => {
    let now = 1;
    const store = createPageStore<{ bytes: number }>(limits, { now: () => now });
    store.put('a', { bytes: 1 }, { tags: [] });
    now += 999;
    expect(store.get('a')).toBeDefined();
    now += 2;
    expect(store.get('a')).toBeUndefined();
    expect(store.getAged('a')).toEqual({ bytes: 1 });
  });

  it('lets a page with an age of its own go earlier, and never later, than the rest', () => {
    let now = 1;
    const store = createPageStore<{ bytes: number }>(limits, { now: () => now });
    store.put('a', { bytes: 1 }, { tags: [], ttlMs: 10 });
    store.put('b', { bytes: 1 }, { tags: [], ttlMs: 5000 });
    now += 11;
    expect([store.get('a'), store.get('b')]).toEqual([undefined, { bytes: 1 }]);
    now += 1000;
    expect(store.get('b')).toBeUndefined();
  });

  it('lets the page used least recently go when its bytes run out', () => {
    const store = createPageStore<{ bytes: number }>(limits, still);
    store.put('a', { bytes: 40 }, { tags: [] });
    store.put('b', { bytes: 40 }, { tags: [] });
    store.get('a');
    store.put('c', { bytes: 40 }, { tags: [] });
    expect(['a', 'b', 'c'].map((key) => store.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('does not take a page larger than itself', () => {
    const store = createPageStore<{ bytes: number }>(limits, still);
    store.put('a', { bytes: 101 }, { tags: ['policy'] });
    expect(store.get('a')).toBeUndefined();
  });

  it('finds a page that was replaced by the tags it has now', () => {
    const store = createPageStore<{ bytes: number }>(limits, still);
    store.put('a', { bytes: 1 }, { tags: ['old'] });
    store.put('a', { bytes: 2 }, { tags: ['new'] });
    store.drop(['old']);
    expect(store.get('a')).toEqual({ bytes: 2 });
    store.drop(['new']);
    expect(store.getAged('a')).toBeUndefined();
  });
});

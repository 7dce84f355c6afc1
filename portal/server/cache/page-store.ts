import { LRUCache } from 'lru-cache';

/** Where a store stops growing, and how long anything may stay. */
export interface StoreLimits {
  maxBytes: number;
  maxPages: number;
  ttlMs: number;
}

/** What drops a page: one of its tags, and an age of its own where that is less than the store's. */
interface Terms {
  tags: readonly string[];
  ttlMs?: number;
}

/** Pages by key, dropped by tag, by age, or when room is needed for newer ones. */
export interface PageStore<Page> {
  get(key: string): Page | undefined;
  /** The page even if it has outlived its age, as long as it has not been dropped. */
  getAged(key: string): Page | undefined;
  put(key: string, page: Page, terms: Terms): void;
  drop(tags: readonly string[]): void;
  clear(): void;
  /** How many pages there are, and how much memory they take. */
  size(): { pages: number; bytes: number };
}

interface Entry<Page> {
  page: Page;
  tags: readonly string[];
}

/** A store that never outgrows its limits; the page used least recently goes first. */
export function createPageStore<Page extends { bytes: number }>(
  limits: StoreLimits,
  clock: { now(): number } = performance,
): PageStore<Page> {
  const keysByTag = new Map<string, Set<string>>();
  const entries = new LRUCache<string, Entry<Page>>({
    ttl: limits.ttlMs,
    perf: clock,
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    max: limits.maxPages,
    maxSize: limits.maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
    dispose: ({ tags }, key) => forget(keysByTag, key, tags),
  });
  return {
    get: (key) => entries.get(key)?.page,
    getAged: (key) => entries.peek(key, { allowStale: true })?.page,
    put(key, page, { tags, ttlMs = limits.ttlMs }) {
      entries.set(key, { page, tags }, { ttl: Math.min(ttlMs, limits.ttlMs) });
      // A page larger than the whole store is not taken; a tag must not point to it.
      if (entries.has(key)) remember(keysByTag, key, tags);
    },
    drop(tags) {
      for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) entries.delete(key);
    },
    clear: () => entries.clear(),
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  };
}

function remember(keysByTag: Map<string, Set<string>>, key: string, tags: readonly string[]) {
  for (const tag of tags) {
    const keys = keysByTag.get(tag);
    if (keys) keys.add(key);
    else keysByTag.set(tag, new Set([key]));
  }
}

function forget(keysByTag: Map<string, Set<string>>, key: string, tags: readonly string[]) {
  for (const tag of tags) {
    const keys = keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysByTag.delete(tag);
  }
}

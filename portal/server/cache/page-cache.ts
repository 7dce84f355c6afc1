import type { PageMatch } from '../../src/lib/public-pages/page-match.ts';
import { nextMidnight } from './next-midnight.ts';
import { createPageStore } from './page-store.ts';
import type { KeptPage } from './kept-page.ts';

/** A page asked for on behalf of the readers of one tenant. */
export interface PageAsk extends PageMatch {
  tenantId: string;
}

/** Public pages, kept whole until what they show changes. */
export interface PageCache {
  /** The page if it is kept. */
  kept(ask: PageAsk): KeptPage | undefined;
  /** The page, rendered where it is not kept. */
  read(ask: PageAsk): KeptPage | Promise<KeptPage>;
  /** Drops every page that carries one of the tags; a render in flight is never kept. */
  invalidate(tags: readonly string[]): void;
  flush(): void;
}

/** How the kept pages do, since the process began. */
export interface PageUsage {
  /** Reads that a kept page answered, or a render that another reader was waiting for already. */
  hits: number;
  /** Reads that began a render. */
  misses: number;
  pages: number;
  bytes: number;
}

/** The same cache, and how it does. */
export interface WatchedPageCache extends PageCache {
  usage: () => PageUsage;
}

interface Flight {
  tags: readonly string[];
  promise: Promise<KeptPage>;
  dirty: boolean;
}

const keyOf = ({ tenantId, key }: PageAsk): string => `${tenantId} ${key}`;

const mebibyte = 1024 * 1024;
const maxBytes = 64 * mebibyte;
// The age limit is a safety net behind the event log: windows open and close by date, and an event may be lost.
const pages = { maxBytes, maxPages: 20_000, ttlMs: 10 * 60_000 };
// Unknown ids: enough to blunt a burst, too little to keep a page that has just been published from showing.
const missing = { maxBytes, maxPages: 500, ttlMs: 5_000 };

/**
 * A page cache over a render that knows nothing of its reader, so that equal keys give equal pages.
 * No page outlives the day of the district on which its render began, as pages count days and say what is open today.
 */
export function createPageCache(
  render: (ask: PageAsk) => Promise<KeptPage>,
  clock: { now(): number } = Date,
): WatchedPageCache {
  const kept = createPageStore<KeptPage>(pages, clock);
  const absent = createPageStore<KeptPage>(missing, clock);
  const flights = new Map<string, Flight>();
  let [hits, misses] = [0, 0];

  const markStale = (flight: Flight, key: string) => {
    flight.dirty = true;
    flights.delete(key);
  };
  // While the server is away, an expired page that was not invalidated is better than an error page.
  const renderOrAged = async (key: string, ask: PageAsk) => {
    try {
      const page = await render(ask);
      return page.status < 500 ? page : (kept.getAged(key) ?? page);
    } catch (error) {
      const aged = kept.getAged(key);
      if (aged) return aged;
      throw error;
    }
  };
  const keep = (key: string, page: KeptPage, terms: { tags: readonly string[]; ttlMs: number }) => {
    if (page.keep === 'never' || terms.ttlMs <= 0 || page === kept.getAged(key)) return;
    (page.keep === 'briefly' ? absent : kept).put(key, page, terms);
  };
  const take = (key: string, ask: PageAsk) => {
    misses += 1;
    const endOfDay = nextMidnight(clock.now());
    const render = async () => {
      try {
        const page = await renderOrAged(key, ask);
        if (!flight.dirty) keep(key, page, { tags: ask.tags, ttlMs: endOfDay - clock.now() });
        return page;
      } finally {
        if (flights.get(key) === flight) flights.delete(key);
      }
    };
    const flight: Flight = { tags: ask.tags, promise: render(), dirty: false };
    flights.set(key, flight);
    return flight.promise;
  };

  const find = (key: string) => kept.get(key) ?? absent.get(key);
  const counted = <Found extends object>(found: Found | undefined): Found | undefined => {
    if (found) hits += 1;
    return found;
  };

  return {
    kept: (ask) => counted(find(keyOf(ask))),
    read(ask) {
      const key = keyOf(ask);
      return counted(find(key) ?? flights.get(key)?.promise) ?? take(key, ask);
    },
    invalidate(tags) {
      kept.drop(tags);
      absent.drop(tags);
      // The render may have read the old row: its own readers get it, nobody after them.
      for (const [key, flight] of flights)
        if (flight.tags.some((tag) => tags.includes(tag))) markStale(flight, key);
    },
    flush() {
      kept.clear();
      absent.clear();
      for (const [key, flight] of flights) markStale(flight, key);
    },
    usage() {
      const [long, brief] = [kept.size(), absent.size()];
      return { hits, misses, pages: long.pages + brief.pages, bytes: long.bytes + brief.bytes };
    },
  };
}

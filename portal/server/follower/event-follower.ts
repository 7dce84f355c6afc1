import { setTimeout as wait } from 'node:timers/promises';

import type { ContentEvents } from '@policy/shared/contract/portal/content-events.ts';

import type { PageCache } from '../cache/page-cache.ts';

interface FollowerParts {
  /** Waits at the server for what comes after a number; without one, answers at once where the log stands. */
  poll: (after: number | undefined, signal: AbortSignal) => Promise<ContentEvents>;
  cache: Pick<PageCache, 'invalidate' | 'flush'>;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

const firstPauseMs = 250;
const longestPauseMs = 5_000;

/**
 * Keeps the cache in step with what is published, until it is stopped.
 * Pages survive while the server is away; they go when events may have been missed: on a gap, or a log begun anew.
 */
export function followEvents({ poll, cache, pause = sleep }: FollowerParts): { stop(): void } {
  const ending = new AbortController();
  const { signal } = ending;
  const follow = async () => {
    let after: number | undefined;
    let pauseMs = firstPauseMs;
    while (!signal.aborted) {
      const news = await poll(after, signal).catch(() => undefined);
      if (news) {
        after = apply(news, after, cache);
        pauseMs = firstPauseMs;
      } else {
        await pause(pauseMs, signal);
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      }
    }
  };
  void follow();
  return { stop: () => ending.abort() };
}

/** Invalidates the cache by new events; returns the number up to which all of them are applied. */
function apply(news: ContentEvents, after: number | undefined, cache: FollowerParts['cache']): number {
  if (after === undefined || news.seq < after || news.first > after + 1) {
    cache.flush();
    return news.seq;
  }
  const unheard = news.events.filter((event) => event.seq > after);
  if (unheard.length > 0) cache.invalidate([...new Set(unheard.flatMap((event) => event.tags))]);
  // Not news.seq: a long log comes in parts, and an event may be written while the answer is put together.
  return unheard.at(-1)?.seq ?? after;
}

const sleep = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

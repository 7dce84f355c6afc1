import type { Clock } from './clock.ts';

/** Answers that are asked for at every request, kept by key for less than 5 s. */
export interface BriefCache<T> {
  /** The kept answer, or a fresh one; requests that arrive together ask once. */
  get(key: string, ask: () => Promise<T>): Promise<T>;
  /** Whoever asks from now on gets a fresh answer. */
  forget(key: string): void;
  /** The same for every question. */
  forgetAll(): void;
}

// Half a second less than what is promised of it: a call that is under way takes its time as well.
const keptMs = 4500;
const mostKept = 10_000;

/** An empty cache. */
export function briefCache<T>(clock: Clock): BriefCache<T> {
  const kept = new Map<string, { at: number; answer: Promise<T> }>();
  const isFresh = (at: number) => {
    const age = clock.now().getTime() - at;
    // A clock that was set back must not keep an answer alive.
    return age >= 0 && age < keptMs;
  };
  return {
    get(key, ask) {
      const known = kept.get(key);
      if (known && isFresh(known.at)) return known.answer;
      if (kept.size >= mostKept) kept.clear();
      // Resolved once here: Drizzle's queries are asked again whenever somebody waits for them.
      const entry = { at: clock.now().getTime(), answer: Promise.resolve(ask()) };
      kept.set(key, entry);
      // A question that failed is not an answer; one that was forgotten meanwhile has gone already.
      entry.answer.catch(() => kept.get(key) === entry && kept.delete(key));
      return entry.answer;
    },
    forget: (key) => void kept.delete(key),
    forgetAll: () => kept.clear(),
  };
}

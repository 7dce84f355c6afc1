import { preload, unstable_serialize } from 'swr';
import type { Key } from 'swr';

interface Asked {
  key: Key;
  answer: Promise<unknown>;
  data?: unknown;
  hasFailed?: boolean;
}

const asked = new Map<string, Asked>();

/** Begins to read what a key stands for, before anything shows it; for what is read once and not again by itself. */
export function readAhead<Data>(key: Key, load: () => Promise<Data>): Promise<Data> {
  const answer = load();
  const entry: Asked = { key, answer };
  asked.set(unstable_serialize(key), entry);
  answer.then(
    (data) => (entry.data = data),
    () => (entry.hasFailed = true),
  );
  return answer;
}

/**
 * What was read ahead, to begin a cache with: what is in it is shown at the first drawing, without another. What has not
 * come by now is handed to whoever asks for it, and what has failed is asked for again. Afterwards nothing is kept, for it would be old.
 */
export function takeReadAhead(): Map<string, object> {
  const come = [...asked].filter(([, { data }]) => data !== undefined);
  for (const { key, answer, data, hasFailed } of asked.values()) {
    if (data === undefined && !hasFailed) preload(key, () => answer).catch(() => undefined);
  }
  asked.clear();
  return new Map(come.map(([name, { key, data }]) => [name, { data, _k: key }]));
}

import { expect, it } from 'vitest';

import { briefCache } from './brief-cache.ts';

let now = 0;
const cache = () => briefCache<number>({ now: () => new Date(now) });

/** A query as Drizzle makes them: it is asked whenever somebody waits for it. */
function lazyQuery() {
  let asked = 0;
  const query: Pick<Promise<number>, 'then' | 'catch'> = {
    then: (answer, fail) => Promise.resolve((asked += 1)).then(answer, fail),
    catch: (fail) => query.then(undefined, fail),
  };
  // The cache's callers hand their queries over as promises, which Drizzle says they are.
  return query as Promise<number>;
}

it('asks once for all who want the same within four seconds and a half', async () => {
  const kept = cache();
  const query = lazyQuery();
  const get = () => kept.get('all', () => query);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  now += 4499;
  expect(await get()).toBe(1);
  now += 1;
  expect(await get()).toBe(2);
});

it('asks again for what is to be forgotten, and after a clock was set back', async () => {
  const kept = cache();
  const query = lazyQuery();
  const get = () => kept.get('all', () => query);
  expect(await get()).toBe(1);
  kept.forget('all');
  expect(await get()).toBe(2);
  now -= 1;
  expect(await get()).toBe(3);
});

it('keeps no question that failed', async () => {
  const kept = cache();
  await expect(kept.get('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.get('all', () => Promise.resolve(7))).toBe(7);
});

import type { Database } from '../src/database/client.ts';

const reads: readonly PropertyKey[] = ['select', 'selectDistinct', 'execute'];

/** A database that counts how often it is read, for what has to read as often for many rows as for one. */
export function countedReads(db: Database): { db: Database; count: () => number } {
  let made = 0;
  const counted = new Proxy(db, {
    get(target, key) {
      if (reads.includes(key)) made += 1;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { db: counted, count: () => made };
}

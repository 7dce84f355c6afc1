import type { Context } from '../runtime/context.ts';
import { writeInvalidations } from './invalidation-log.ts';
import { inTransaction as transact } from '../../database/transaction.ts';

/** Runs work in one transaction of the context; effects asked for inside run after the commit only. */
export async function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  let effects: (() => void)[] = [];
  const result = await transact(context.db, async (db) => {
    // A retried transaction starts with no effects: those of the failed try never happened.
    effects = [];
    const inside = { ...context, db, afterCommit: (effect: () => void) => effects.push(effect) };
    return context.invalidatedTags ? work(inside) : thenInvalidate(inside, work);
  });
  for (const effect of effects) context.afterCommit(effect);
  return result;
}

/** The same for work that stands or falls with what is around it: inside a transaction it needs no savepoint of its own. */
export const joinTransaction = <T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> =>
  context.invalidatedTags ? work(context) : inTransaction(context, work);

/** The outermost transaction writes its invalidations once, at its end: writing them makes others wait until the commit. */
async function thenInvalidate<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  const invalidatedTags = new Set<string>();
  const result = await work({ ...context, invalidatedTags });
  await writeInvalidations(context, invalidatedTags);
  return result;
}

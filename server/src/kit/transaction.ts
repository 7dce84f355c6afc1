import type { Context } from './context.ts';
import { inTransaction as transact } from '../db/transaction.ts';

/** Runs work in one transaction of the context; effects asked for inside run after the commit only. */
export async function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  let effects: (() => void)[] = [];
  const result = await transact(context.db, async (db) => {
    // A retried transaction starts with no effects: those of the failed try never happened.
    effects = [];
    return work({ ...context, db, afterCommit: (effect) => effects.push(effect) });
  });
  for (const effect of effects) context.afterCommit(effect);
  return result;
}

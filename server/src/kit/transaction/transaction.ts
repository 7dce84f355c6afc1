import type { Context } from '../runtime/context.ts';
import { addClosingWrites, noClosingWrites, runClosingWrites } from './closing-writes.ts';
import { inTransaction as transact } from '../../database/transaction.ts';

/**
 * Runs work in one transaction of the context; effects asked for inside run after the commit only.
 * What is to be written at the end is written once, by the outermost: telling what is untrue makes others wait until the commit.
 */
export async function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  let effects: (() => void)[] = [];
  const result = await transact(context.db, async (db) => {
    // A retried transaction starts with no effects: those of the failed try never happened.
    effects = [];
    const closingWrites = noClosingWrites();
    const afterCommit = (effect: () => void) => effects.push(effect);
    const inside = { ...context, db, closingWrites, afterCommit };
    const done = await work(inside);
    if (context.closingWrites) addClosingWrites(context.closingWrites, closingWrites);
    else await runClosingWrites(inside, closingWrites);
    return done;
  });
  for (const effect of effects) context.afterCommit(effect);
  return result;
}

/** The same for work that stands or falls with what is around it: inside a transaction it needs no savepoint of its own. */
export const joinTransaction = <T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> =>
  context.closingWrites ? work(context) : inTransaction(context, work);

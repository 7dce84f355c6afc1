import type { Context } from '../runtime/context.ts';
import { inTransaction } from '../transaction/transaction.ts';

/**
 * Does work in the database, answers what it answered, and takes back all that it wrote: nobody else ever sees it, nothing
 * of it is told to the portals, and no effect of it runs.
 */
export async function rehearsed<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  const over = new Error('The rehearsal is over');
  const done: T[] = [];
  try {
    await inTransaction(context, async (inside) => {
      done.length = 0;
      done.push(await work(inside));
      throw over;
    });
  } catch (error) {
    if (error !== over) throw error;
  }
  // It is over once the work has answered.
  return done[0] as T;
}

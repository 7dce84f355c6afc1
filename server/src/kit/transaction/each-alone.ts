import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';

import type { Context } from '../runtime/context.ts';
import { sentenceOf } from '../runtime/error-sentence.ts';
import { inTransaction } from './transaction.ts';

/**
 * The work of a batch, one row after the other, each in a transaction of its own: a row that is refused says why in the
 * reader's language and leaves the others as they are. What is no refusal ends the batch; rows done by then stay done.
 */
export async function eachAlone(
  context: Context,
  ids: readonly string[],
  work: (inside: Context, id: string) => Promise<unknown>,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (const id of ids) {
    try {
      // One after the other: rows of one batch may belong together, and would wait for each other's locks.
      await inTransaction(context, (inside) => work(inside, id));
      results.push({ id, ok: true, msg: null });
    } catch (error) {
      const msg = sentenceOf(error, context.locale);
      if (msg === null) throw error;
      results.push({ id, ok: false, msg });
    }
  }
  return results;
}

import { sql } from 'drizzle-orm';

import { refusalOf } from '../../database/errors.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';

const tookTooLong = '57014';

/** Runs work in a read-only transaction that the database cancels after a time; the embedded engine cannot cancel anything. */
export async function whileReading<T>(
  context: Context,
  mostMs: number,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  try {
    return await context.db.transaction(async (db) => {
      await db.execute(sql`set transaction isolation level repeatable read, read only`);
      await db.execute(sql.raw(`set local statement_timeout = ${String(mostMs)}`));
      return work({ ...context, db });
    });
  } catch (error) {
    if (refusalOf(error)?.code === tookTooLong) throw new Refusal('report.tooSlow');
    throw error;
  }
}

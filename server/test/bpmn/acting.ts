import type { Database } from '../../src/database/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import type { Clock } from '../../src/kit/runtime/clock.ts';
import type { Context } from '../../src/kit/runtime/context.ts';
import { rulesAlone } from '../rules-alone.ts';
import { people } from './application.ts';
import { contextOf } from './context-of.ts';

/** Has people do something in a transaction of its own each, as themselves and under the rules of all areas. */
export const actingOn =
  (database: () => Database, clock: Clock) =>
  <T>(userId: string, work: (context: Context) => Promise<T>): Promise<T> =>
    inTransaction(database(), (db) => {
      const own = contextOf({ ...people.company, userId, ownIds: [userId] }, { db, clock });
      return work({ ...own, rules: rulesAlone });
    });

import { oncePer } from '@policy/shared/contract/kit/once-per.ts';

import type { Database } from '../db/client.ts';
import { sharing } from './sharing.ts';

/** How many rows there are just now. */
type Count = () => Promise<number>;

/** What was counted, when the count began, and whether it is being counted again. */
interface Known {
  total: number;
  begunAt: number;
  isRecounted: boolean;
}

const oldestMs = 5000;
/** Early enough for the next count to be there before this one is too old to be told. */
const recountMs = 2500;
const mostKnown = 500;

const knownOf = oncePer((_: Database) => new Map<string, Known>());

/** An exact count that callers of the same question share. */
export const sharedCount = sharing<number>();

/** A count that may be five seconds old, for tables that grow all the time; it is counted again while it is told. */
export async function recentCount(db: Database, question: string, count: Count): Promise<number> {
  const all = knownOf(db);
  const known = all.get(question);
  const age = known ? performance.now() - known.begunAt : Infinity;
  const recount = async () => {
    const begunAt = performance.now();
    const total = await sharedCount(db, question, count);
    all.delete(question);
    all.set(question, { total, begunAt, isRecounted: false });
    const [oldest] = all.keys();
    if (all.size > mostKnown && oldest !== undefined) all.delete(oldest);
    return total;
  };
  if (!known || age > oldestMs) return recount();
  if (age > recountMs && !known.isRecounted) {
    known.isRecounted = true;
    // The next caller asks again; this one has his answer.
    recount().catch(() => (known.isRecounted = false));
  }
  return known.total;
}

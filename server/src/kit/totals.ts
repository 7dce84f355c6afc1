import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';

import { oncePer } from '@policy/shared/contract/kit/once-per.ts';

import type { Database } from '../db/client.ts';

/** How many rows there are just now. */
type Count = () => Promise<number>;

/** A count under way, and the one that all who came since wait for. */
interface Sharing {
  now: Promise<number>;
  next?: Promise<number>;
}

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

const sharingsOf = oncePer((_: Database) => new Map<string, Sharing>());
const knownOf = oncePer((_: Database) => new Map<string, Known>());

/**
 * An exact count that callers of the same question share.
 * Whoever comes while one is under way gets the next, because that one may have begun before what he has just written.
 */
export function sharedCount(db: Database, question: string, count: Count): Promise<number> {
  // Inside a transaction only its own connection sees what it has written.
  if (is(db, PgTransaction)) return count();
  const sharings = sharingsOf(db);
  const sharing = sharings.get(question);
  if (!sharing) return begin(sharings, question, count);
  sharing.next ??= sharing.now.then(
    () => begin(sharings, question, count),
    () => begin(sharings, question, count),
  );
  return sharing.next;
}

function begin(sharings: Map<string, Sharing>, question: string, count: Count): Promise<number> {
  const sharing: Sharing = { now: count() };
  sharings.set(question, sharing);
  const end = () => {
    if (!sharing.next) sharings.delete(question);
  };
  sharing.now.then(end, end);
  return sharing.now;
}

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

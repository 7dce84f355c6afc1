import { asc, gt, gte, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { bigserial, pgTable, text } from 'drizzle-orm/pg-core';

import { wireTime } from '../runtime/clock.ts';
import { wireTimestamp } from '../table/columns.ts';
import type { Context } from '../runtime/context.ts';
import type { Database } from '../../database/client.ts';

/** What changed on public pages, in the order it was written; portals follow it. */
export const invalidationLog = pgTable('publish_event', {
  seq: bigserial({ mode: 'number' }).primaryKey(),
  tags: text().array().notNull(),
  at: wireTimestamp().notNull(),
});

/** One entry of the log as portals read it. */
export interface Invalidation {
  seq: number;
  tags: string[];
}

/** Wakes those who wait on this process for invalidations. */
export interface InvalidationSignal {
  wake: () => void;
  /** Resolves when something was invalidated on this process, or when the time is over. */
  next(timeoutMs: number): Promise<void>;
}

/** The invalidations of one server. */
export function createInvalidationSignal(): InvalidationSignal {
  const listeners = new Set<() => void>();
  return {
    wake: () => {
      for (const listener of listeners) listener();
    },
    next: (timeoutMs) =>
      new Promise((resolve) => {
        const stop = () => {
          clearTimeout(timer);
          listeners.delete(stop);
          resolve();
        };
        const timer = setTimeout(stop, timeoutMs);
        listeners.add(stop);
      }),
  };
}

/** Writes tags into the log; from here to the commit other writers of the log wait. */
export function invalidationStatement({ clock }: Context, tags: ReadonlySet<string>): SQL {
  const { tags: told, at } = invalidationLog;
  const row = sql`${sql.param([...tags], told)}::text[], ${sql.param(wireTime(clock.now()), at)}::timestamptz`;
  // The lock is taken before the row gets its number and held until the commit: a later number is never visible before an earlier one.
  return sql`insert into ${invalidationLog} (tags, at) select ${row} from pg_advisory_xact_lock(727041)`;
}

/** Entries after a number, oldest first, at most 500, and the first and last number that exist. */
export async function invalidationsAfter(
  db: Database,
  after: number,
): Promise<{ seq: number; first: number; events: Invalidation[] }> {
  const events = await db
    .select({ seq: invalidationLog.seq, tags: invalidationLog.tags })
    .from(invalidationLog)
    .where(gt(invalidationLog.seq, after))
    .orderBy(asc(invalidationLog.seq))
    .limit(500);
  const [bounds] = await db
    .select({
      first: sql<number>`coalesce(min(${invalidationLog.seq}), 0)::int`,
      last: sql<number>`coalesce(max(${invalidationLog.seq}), 0)::int`,
    })
    .from(invalidationLog);
  return { seq: bounds?.last ?? 0, first: bounds?.first ?? 0, events };
}

/**
 * Removes entries from before a moment, and leaves the newest in any case: it says where the log stands.
 * What is left has no holes, so that its first number tells a portal whether it missed something.
 */
export async function trimInvalidations(db: Database, before: Date): Promise<void> {
  const { seq, at } = invalidationLog;
  const firstKept = sql`(select min(${seq}) from ${invalidationLog} where ${gte(at, wireTime(before))})`;
  const newest = sql`(select max(${seq}) from ${invalidationLog})`;
  await db.delete(invalidationLog).where(lt(seq, sql`coalesce(${firstKept}, ${newest})`));
}

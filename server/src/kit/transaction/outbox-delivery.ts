import { and, asc, eq, lte, sql } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/transaction.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Clock } from '../runtime/clock.ts';
import { outbox } from './outbox.ts';

/** An event that is about to leave. */
export interface OutgoingEvent {
  /** The receiver is told it with every attempt, so that he knows an event that he has already. */
  id: string;
  tenantId: string;
  recordId: string;
  /** Attempts before this one. */
  attempts: number;
  /** No other attempt follows by itself. */
  isLast: boolean;
}

/** What became of an attempt. */
export interface Attempt {
  /** Why it has not left and is to be tried again; null once its receiver has it, or refused it for good. */
  failure: string | null;
  /** Writes down what became of it, in the transaction that takes it out of the outbox or puts it off. */
  note?: ((tx: Database) => Promise<unknown>) | undefined;
}

/** How events of one kind leave; the area that writes them provides it. */
export interface Deliverer {
  /** Hands an event to its receiver, within a minute: after that somebody else may try as well. */
  deliver: (event: OutgoingEvent) => Promise<Attempt>;
  /** What is written down of an attempt that threw: the reason that the outbox tells, for the error is for the log. */
  noteOfThrown?: (event: OutgoingEvent, reason: string) => Attempt['note'];
  /** How long it waits after each failure, where it is not `usualWaitsMs`; after the last one it is dead. */
  waitsMs?: readonly number[];
}

/** Waits of 1, 5 and 30 minutes and of 2 hours. */
export const usualWaitsMs: readonly number[] = [1, 5, 30, 120].map((minutes) => minutes * 60_000);

/** What taking and settling need. */
export interface OutboxPorts {
  db: Database;
  clock: Clock;
}

/** Whoever takes an event has this long before somebody else tries: several times what a receiver may take to answer. */
const leaseMs = 60_000;

/** An event together with the lease under which it was taken. */
interface Taken {
  event: OutgoingEvent;
  leasedUntil: string;
}

/** The event of a kind that is due longest and that nobody else has taken; a lease keeps it from others while it is under way. */
export async function takeDue(
  { db, clock }: OutboxPorts,
  kind: string,
  waitsMs: readonly number[],
): Promise<Taken | undefined> {
  const now = clock.now().getTime();
  const leasedUntil = wireTime(new Date(now + leaseMs));
  const isDue = and(
    eq(outbox.kind, kind),
    eq(outbox.state, 'pending'),
    lte(outbox.dueTime, wireTime(new Date(now))),
  );
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isDue)
    .orderBy(asc(outbox.dueTime), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const { id, tenantId, recordId, attempts } = outbox;
  // Compared with one value: for a list the planner may ask once for each row, and lease more than are taken.
  const [row] = await db
    .update(outbox)
    .set({ dueTime: leasedUntil })
    .where(eq(outbox.id, sql`(${due})`))
    .returning({ id, tenantId, recordId, attempts });
  return row && { event: { ...row, isLast: row.attempts >= waitsMs.length }, leasedUntil };
}

const longestError = 300;

/**
 * Takes an event out of the outbox, or puts it off until its next attempt. Whoever answers after his lease is over, when
 * somebody else may have the event, changes nothing: it is sent once more rather than lost.
 */
export async function settle(
  { db, clock }: OutboxPorts,
  { event: { id, attempts, isLast }, leasedUntil }: Taken,
  { attempt: { failure, note }, waitsMs }: { attempt: Attempt; waitsMs: readonly number[] },
): Promise<void> {
  const isOurs = and(eq(outbox.id, id), eq(outbox.dueTime, leasedUntil));
  const putOff = {
    attempts: attempts + 1,
    lastError: failure?.slice(0, longestError) ?? null,
    state: isLast ? ('dead' as const) : ('pending' as const),
    dueTime: wireTime(new Date(clock.now().getTime() + (waitsMs[attempts] ?? 0))),
  };
  await inTransaction(db, async (tx) => {
    const settled =
      failure === null
        ? await tx.delete(outbox).where(isOurs).returning({ id: outbox.id })
        : await tx.update(outbox).set(putOff).where(isOurs).returning({ id: outbox.id });
    if (settled.length > 0) await note?.(tx);
  });
}

import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../kit/runtime/clock.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { wfJob } from './tables.ts';

const batch = 20;
const leaseMs = 60_000;

/** What the loop runs on. */
export interface TimerLoopParts {
  db: Database;
  clock: Clock;
  /** Runs one timer in a transaction of its own. */
  fire: (job: { tenantId: string; jobId: string }) => Promise<void>;
  report: (error: unknown, jobId: string) => void;
  everyMs: number;
}

/** A running loop. */
export interface TimerLoop {
  /** Runs what is due now; answers how many jobs it took. */
  runDue(): Promise<number>;
  /** Ends the loop once the current round is over. */
  stop(): Promise<void>;
}

/** Polls for timers that are due; several servers may do so, each job is leased to one of them. */
export function startTimerLoop(parts: TimerLoopParts): TimerLoop {
  let round: Promise<number> = Promise.resolve(0);
  const next = () => {
    round = round.then(() => runDue(parts));
    return round;
  };
  const timer = setInterval(() => {
    next().catch((error: unknown) => {
      parts.report(error, '');
      round = Promise.resolve(0);
    });
  }, parts.everyMs);
  timer.unref();
  return {
    runDue: next,
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}

async function runDue(parts: TimerLoopParts): Promise<number> {
  const jobs = await lease(parts);
  for (const { id: jobId, tenantId, retries } of jobs) {
    try {
      await parts.fire({ tenantId, jobId });
    } catch (error) {
      // Somebody else ran it, or its activity went on in the meantime: the row is gone and nothing is lost.
      if (error instanceof Refusal && error.code === 'workflow.timerGone') continue;
      parts.report(error, jobId);
      await parts.db
        .update(wfJob)
        .set({ retries: retries - 1, error: String(error) })
        .where(eq(wfJob.id, jobId));
    }
  }
  return jobs.length;
}

/** Takes a batch for one minute; a server that dies gives it back by itself. */
async function lease({ db, clock }: TimerLoopParts) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const due = tx
      .select({ id: wfJob.id })
      .from(wfJob)
      .where(
        and(
          lte(wfJob.dueAt, now),
          gt(wfJob.retries, 0),
          or(isNull(wfJob.lockedUntil), lte(wfJob.lockedUntil, now)),
        ),
      )
      .orderBy(asc(wfJob.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    return tx
      .update(wfJob)
      .set({ lockedUntil: new Date(now.getTime() + leaseMs) })
      .where(inArray(wfJob.id, due))
      .returning({ id: wfJob.id, tenantId: wfJob.tenantId, retries: wfJob.retries });
  });
}

const lateMs = 60_000;

/** How many timers are due and not yet run, how many of them for more than a minute, and how many nobody will try again. */
export async function timersWaiting(db: Database, now: Date): Promise<Record<string, number>> {
  const count = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const tried = gt(wfJob.retries, 0);
  const [counts] = await db
    .select({
      due: count(tried),
      late: count(and(tried, lte(wfJob.dueAt, new Date(now.getTime() - lateMs)))),
      given_up: count(lte(wfJob.retries, 0)),
    })
    .from(wfJob)
    .where(lte(wfJob.dueAt, now));
  return { ...counts };
}

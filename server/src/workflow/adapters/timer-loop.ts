import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../kit/runtime/clock.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { wfInstance, wfJob } from './tables.ts';

const batch = 20;
const leaseMs = 60_000;

/** How long a timer that failed waits for its next try: one wait fewer than `timerTries`. After the last try nobody tries it again. */
const waitsMs = [1, 5, 30, 120].map((minutes) => minutes * 60_000);

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
  let isStopping = false;
  const next = () => {
    round = round.then(() => runAllDue(parts, () => isStopping));
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
      isStopping = true;
      await round;
    },
  };
}

/** Takes batch after batch while they are full, so that timers that became due while no server ran do not wait for later polls. */
async function runAllDue(parts: TimerLoopParts, isStopping: () => boolean): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await runDue(parts);
    total += taken;
    if (taken < batch || isStopping()) return total;
  }
}

async function runDue(parts: TimerLoopParts): Promise<number> {
  const jobs = await lease(parts);
  for (const job of jobs) {
    try {
      await parts.fire({ tenantId: job.tenantId, jobId: job.id });
    } catch (error) {
      await afterFailure(parts, job, error);
    }
  }
  return jobs.length;
}

async function afterFailure(
  { db, clock, report }: TimerLoopParts,
  { id, retries }: { id: string; retries: number },
  error: unknown,
): Promise<void> {
  const code = error instanceof Refusal ? error.code : undefined;
  // Somebody else ran it, or its activity went on in the meantime: the row is gone and nothing is lost.
  if (code === 'workflow.timerGone') return;
  // It ended after this was told to it: nobody is there any more.
  if (code === 'workflow.instanceEnded') return void (await db.delete(wfJob).where(eq(wfJob.id, id)));
  const write = (values: Partial<typeof wfJob.$inferInsert>) =>
    db.update(wfJob).set(values).where(eq(wfJob.id, id));
  // The process was suspended after its timer was leased: that is no failure, and the timer runs once the process goes on.
  if (code === 'workflow.instanceSuspended') return void (await write({ lockedUntil: null }));
  report(error, id);
  const left = retries - 1;
  const waitMs = left > 0 ? (waitsMs.at(-left) ?? leaseMs) : 0;
  const lockedUntil = new Date(clock.now().getTime() + waitMs);
  await write({ retries: left, error: String(error), lockedUntil });
}

/** Takes a batch for one minute, of processes that are not suspended; a server that dies gives it back by itself. */
async function lease({ db, clock }: TimerLoopParts) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // Timers of a suspended process wait until it goes on.
    const suspended = tx
      .select({ id: wfInstance.id })
      .from(wfInstance)
      .where(and(eq(wfInstance.id, wfJob.instanceId), eq(wfInstance.status, 'suspended')));
    const due = tx
      .select({ id: wfJob.id })
      .from(wfJob)
      .where(
        and(
          lte(wfJob.dueAt, now),
          gt(wfJob.retries, 0),
          or(isNull(wfJob.lockedUntil), lte(wfJob.lockedUntil, now)),
          notExists(suspended),
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

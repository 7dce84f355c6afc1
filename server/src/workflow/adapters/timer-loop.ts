import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../kit/runtime/clock.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { keptFailure } from './operations/failures.ts';
import { wfDeployment, wfInstance, wfJob } from './tables.ts';
import { wfStart } from './starts/start-table.ts';

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
  /** Begins one process in a transaction of its own. */
  begin: (start: { tenantId: string; startId: string }) => Promise<void>;
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

/** The tables that hold what is due: of processes under way, and what begins one. */
type Queue = typeof wfJob | typeof wfStart;

/** Runs a batch of each kind; answers how many it took of the fuller one. */
async function runDue(parts: TimerLoopParts): Promise<number> {
  const jobs = await runLeased(parts, wfJob, ({ id, tenantId }) => parts.fire({ tenantId, jobId: id }));
  const starts = await runLeased(parts, wfStart, ({ id, tenantId }) =>
    parts.begin({ tenantId, startId: id }),
  );
  return Math.max(jobs, starts);
}

async function runLeased(
  parts: TimerLoopParts,
  queue: Queue,
  runOne: (job: { id: string; tenantId: string }) => Promise<void>,
): Promise<number> {
  const jobs = await lease(parts, queue);
  for (const job of jobs) {
    try {
      await runOne(job);
    } catch (error) {
      await afterFailure(parts, { ...job, queue }, error);
    }
  }
  return jobs.length;
}

/** It ended after this was told to it: nobody is there any more. What begins a process has none that could have ended. */
const hasLostItsProcess = (queue: Queue, code: string | undefined): boolean =>
  code === 'workflow.instanceEnded' && queue === wfJob;

async function afterFailure(
  { db, clock, report }: TimerLoopParts,
  { id, retries, queue }: { id: string; retries: number; queue: Queue },
  error: unknown,
): Promise<void> {
  const code = error instanceof Refusal ? error.code : undefined;
  // Somebody else ran it, or its activity went on in the meantime: the row is gone and nothing is lost.
  if (code === 'workflow.timerGone') return;
  if (hasLostItsProcess(queue, code)) return void (await db.delete(queue).where(eq(queue.id, id)));
  const write = (values: Pick<Partial<Queue['$inferInsert']>, 'retries' | 'error' | 'lockedUntil'>) =>
    db.update(queue).set(values).where(eq(queue.id, id));
  // The process was suspended after its timer was leased: that is no failure, and the timer runs once the process goes on.
  if (code === 'workflow.instanceSuspended') return void (await write({ lockedUntil: null }));
  // Nobody catches that a step could not do what it was to do: that is for people, and no try of ours changes it.
  if (code === 'workflow.callFailed')
    return void (await write({ retries: 0, error: keptFailure(error), lockedUntil: null }));
  report(error, id);
  const left = retries - 1;
  const waitMs = left > 0 ? (waitsMs.at(-left) ?? leaseMs) : 0;
  const lockedUntil = new Date(clock.now().getTime() + waitMs);
  await write({ retries: left, error: keptFailure(error), lockedUntil });
}

/** Takes a batch for one minute, of processes that are not suspended; a server that dies gives it back by itself. */
async function lease({ db, clock }: TimerLoopParts, queue: Queue) {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const due = tx
      .select({ id: queue.id })
      .from(queue)
      .where(
        and(
          lte(queue.dueAt, now),
          gt(queue.retries, 0),
          or(isNull(queue.lockedUntil), lte(queue.lockedUntil, now)),
          notExists(queue === wfJob ? suspended(tx) : heldBack(tx)),
          isAnswered(queue),
        ),
      )
      .orderBy(asc(queue.dueAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    return tx
      .update(queue)
      .set({ lockedUntil: new Date(now.getTime() + leaseMs) })
      .where(inArray(queue.id, due))
      .returning({ id: queue.id, tenantId: queue.tenantId, retries: queue.retries });
  });
}

/** A call is due once it has been answered. */
const isAnswered = (queue: Queue): SQL | undefined =>
  queue === wfJob ? or(isNull(wfJob.callId), isNotNull(wfJob.answer)) : undefined;

/** The process of a timer, where it is suspended: the timer waits until it goes on. */
const suspended = (db: Database) =>
  db
    .select({ id: wfInstance.id })
    .from(wfInstance)
    .where(and(eq(wfInstance.id, wfJob.instanceId), eq(wfInstance.status, 'suspended')));

/** The version that something would begin in, where nothing is to begin in it now. */
const heldBack = (db: Database) =>
  db
    .select({ id: wfDeployment.id })
    .from(wfDeployment)
    .where(and(eq(wfDeployment.id, wfStart.deploymentId), isNotNull(wfDeployment.suspendedAt)));

const lateMs = 60_000;

/** How many timers and starts are due and not yet run, how many of them for more than a minute, and how many nobody will try again. */
export async function timersWaiting(db: Database, now: Date): Promise<Record<string, number>> {
  const [jobs, starts] = [await waitingIn(db, wfJob, now), await waitingIn(db, wfStart, now)];
  return {
    due: jobs.due + starts.due,
    late: jobs.late + starts.late,
    given_up: jobs.given_up + starts.given_up,
  };
}

async function waitingIn(db: Database, queue: Queue, now: Date) {
  const count = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})`.mapWith(Number);
  const tried = gt(queue.retries, 0);
  const [counts] = await db
    .select({
      due: count(tried),
      late: count(and(tried, lte(queue.dueAt, new Date(now.getTime() - lateMs)))),
      given_up: count(lte(queue.retries, 0)),
    })
    .from(queue)
    .where(and(lte(queue.dueAt, now), isAnswered(queue)));
  return counts ?? { due: 0, late: 0, given_up: 0 };
}

import type { OutboxKind } from '@policy/shared/contract/log/outbox.ts';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { outbox, putInOutbox, putInOutboxAgain } from '../../../kit/transaction/outbox.ts';
import type { WorkflowEvent } from '../../events.ts';
import type { AskedCall, CallAnswer } from '../../rows.ts';
import { timerTries, wfJob } from '../tables.ts';

/** How the calls of each kind leave. */
const callKinds = {
  request: 'processRequest',
  sms: 'processSms',
} as const satisfies Record<AskedCall['kind'], OutboxKind>;

/** Puts what a command asked outside into the outbox, in its transaction, and takes out what nobody waits for any more. */
export async function followCalls(context: Context, events: readonly WorkflowEvent[]): Promise<void> {
  for (const event of events) {
    if (event.type !== 'callAsked') continue;
    const record = { recordId: event.callId, target: event.target };
    await (event.isAgain ? putInOutboxAgain : putInOutbox)(context, callKinds[event.kind], [record]);
  }
  const over = events.flatMap((event) => (event.type === 'callOver' ? [event.callId] : []));
  if (over.length > 0) await takeOut(context, over);
}

/** One that is being settled at this moment is left: whoever settles it finds that nobody waits. */
async function takeOut({ db, tenantId }: Context, callIds: readonly string[]): Promise<void> {
  const theirs = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        ...[eq(outbox.tenantId, tenantId), inArray(outbox.kind, Object.values(callKinds))],
        inArray(outbox.recordId, [...callIds]),
      ),
    )
    .for('update', { skipLocked: true });
  await db.delete(outbox).where(inArray(outbox.id, theirs));
}

/** A call that still waits for its answer: none has come, or only why nobody tried it any more. */
const isWaiting = (callId: string) =>
  and(eq(wfJob.callId, callId), or(isNull(wfJob.answer), sql`${wfJob.answer} ->> 'ok' = 'false'`));

/** What a call asks that stands in the outbox; null where nobody waits for it any more. */
export async function waitingCall(db: Database, callId: string): Promise<AskedCall | null> {
  const [row] = await db.select({ call: wfJob.call }).from(wfJob).where(isWaiting(callId));
  return row?.call ?? null;
}

/** Whether somebody still waits for a call; nobody else answers it before the open transaction ends. */
export async function lockCall(db: Database, callId: string): Promise<boolean> {
  const rows = await db.select({ id: wfJob.id }).from(wfJob).where(isWaiting(callId)).for('update');
  return rows.length > 0;
}

/**
 * Writes down what came of a call, in the open transaction: its process goes on by a command of its own, which is tried
 * until it has run. An answer that comes once more changes nothing.
 */
export async function answerCall(
  db: Database,
  { callId, answer, now }: { callId: string; answer: CallAnswer; now: Date },
): Promise<void> {
  await db
    .update(wfJob)
    .set({ answer, dueAt: now, retries: timerTries, lockedUntil: null, error: null })
    .where(isWaiting(callId));
}

import { eq } from 'drizzle-orm';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Services } from '../../../kit/services/services.ts';
import { smsMessageTable as messages, smsOutbox } from '../tables.ts';
import type { Loaded } from './loaded-message.ts';
import type { Outcome } from './providers/provider.ts';

type Ports = Pick<Services, 'database' | 'clock'>;

/** Seconds to wait after each failure that may pass; after the last, the message has failed. */
const waits = [30, 120, 600, 1800];
const longestReason = 300;
const msPerSecond = 1000;

/** Writes down what became of a message, and takes it out of the outbox unless it is to be tried again. */
export async function finish(
  { database: { db }, clock }: Ports,
  { id, attempts }: Loaded,
  outcome: Outcome | 'kept',
): Promise<void> {
  const now = clock.now();
  const wait = outcome !== 'kept' && !outcome.ok && !outcome.isFinal ? waits[attempts] : undefined;
  const told = outcomeOf(outcome, { now, isAgain: wait !== undefined });
  await db.transaction(async (tx) => {
    await tx
      .update(messages)
      .set({ ...told, attempts: attempts + 1, updateTime: wireTime(now) })
      .where(eq(messages.id, id));
    const own = eq(smsOutbox.messageId, id);
    if (wait === undefined) await tx.delete(smsOutbox).where(own);
    else {
      const dueTime = wireTime(new Date(now.getTime() + wait * msPerSecond));
      await tx.update(smsOutbox).set({ dueTime }).where(own);
    }
  });
}

/** What a message says of itself after an attempt; one that may still succeed is queued again. */
function outcomeOf(result: Outcome | 'kept', { now, isAgain }: { now: Date; isAgain: boolean }) {
  if (result === 'kept') return { state: 'kept' as const, sentTime: wireTime(now) };
  if (result.ok) {
    const { providerId } = result;
    return { state: 'sent' as const, sentTime: wireTime(now), providerId, failReason: null };
  }
  const failReason = result.reason.slice(0, longestReason);
  return { state: isAgain ? ('queued' as const) : ('failed' as const), failReason };
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Services } from '../../../kit/services/services.ts';
import type { Deliverer, OutgoingEvent } from '../../../kit/transaction/outbox-delivery.ts';
import { smsMessageTable as messages } from '../tables.ts';
import { load } from './loaded-message.ts';
import type { Loaded } from './loaded-message.ts';
import { aliyun } from './providers/aliyun.ts';
import { httpGateway } from './providers/http-gateway.ts';
import { createPost } from './providers/post.ts';
import type { Outcome, Ports, Provider } from './providers/provider.ts';
import { tencent } from './providers/tencent.ts';
import { unwillingOf } from './unwilling.ts';

/** A code is of no use after a few minutes: the first attempts follow each other sooner than is usual. */
const waitsMs = [30, 120, 600, 1800].map((seconds) => seconds * 1000);

const providers: Record<Exclude<Loaded['category'], 'outbox'>, Provider> = {
  http: httpGateway,
  aliyun,
  tencent,
};

/** Hands messages to their providers, and writes down in the log of messages what became of each. */
export function smsDeliverer(services: Services): Deliverer {
  const { clock, outbound } = services;
  const ports: Ports = { post: createPost(outbound), now: () => clock.now(), nonce: () => randomUUID() };
  const noteOf = (event: OutgoingEvent, outcome: Outcome | 'kept') => (tx: Database) => {
    const now = wireTime(clock.now());
    return tx
      .update(messages)
      .set({ ...toldOf(outcome, event, now), attempts: event.attempts + 1, updateTime: now })
      .where(eq(messages.id, event.recordId));
  };
  const suppress = (event: OutgoingEvent) => (tx: Database) =>
    tx
      .update(messages)
      .set({ state: 'suppressed', updateTime: wireTime(clock.now()) })
      .where(eq(messages.id, event.recordId));
  return {
    waitsMs,
    deliver: async (event) => {
      const message = await load(services, event.recordId);
      if (!message) return { failure: null };
      if (await isUnwelcome(services, event, message)) return { failure: null, note: suppress(event) };
      const outcome = await outcomeOf(message, event, ports);
      return {
        failure: outcome !== 'kept' && !outcome.ok && !outcome.isFinal ? outcome.reason : null,
        note: noteOf(event, outcome),
      };
    },
    noteOfThrown: (event, reason) => noteOf(event, { ok: false, isFinal: false, reason }),
  };
}

/** A consent that was taken back while a message waited, or before somebody sent it again, stops it as well. */
async function isUnwelcome(
  { database: { db } }: Services,
  { tenantId }: OutgoingEvent,
  { isUnasked, sending: { phone } }: Loaded,
): Promise<boolean> {
  return isUnasked && (await unwillingOf({ db, tenantId }, [phone])).length > 0;
}

/** What the provider says; a provider that cannot be reached may be reached later. */
async function outcomeOf(
  { category, sending, account }: Loaded,
  { id }: OutgoingEvent,
  ports: Ports,
): Promise<Outcome | 'kept'> {
  if (category === 'outbox') return 'kept';
  try {
    return await providers[category]({ ...sending, key: id }, account, ports);
  } catch (error) {
    return { ok: false, isFinal: false, reason: error instanceof Error ? error.message : 'failed' };
  }
}

const longestReason = 300;

/** What a message says of itself after an attempt; one that may still succeed is queued again. */
function toldOf(result: Outcome | 'kept', { isLast }: OutgoingEvent, now: string) {
  if (result === 'kept') return { state: 'kept' as const, sentTime: now };
  if (result.ok) {
    const { providerId } = result;
    return { state: 'sent' as const, sentTime: now, providerId, failReason: null };
  }
  const failReason = result.reason.slice(0, longestReason);
  const isOver = result.isFinal || isLast;
  return { state: isOver ? ('failed' as const) : ('queued' as const), failReason };
}

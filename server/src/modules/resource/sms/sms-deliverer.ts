import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';

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
  return {
    waitsMs,
    deliver: async (event) => {
      const outcome = await outcomeOf(services, event, ports);
      if (outcome === 'gone') return { failure: null };
      const now = wireTime(clock.now());
      const told = toldOf(outcome, event, now);
      return {
        failure: outcome !== 'kept' && !outcome.ok && !outcome.isFinal ? outcome.reason : null,
        note: (tx) =>
          tx
            .update(messages)
            .set({ ...told, attempts: event.attempts + 1, updateTime: now })
            .where(eq(messages.id, event.recordId)),
      };
    },
  };
}

/**
 * What the provider says; a provider that cannot be reached may be reached later, and a message that cannot be read, since
 * its key has changed, be read later.
 */
async function outcomeOf(
  services: Services,
  { id, recordId }: OutgoingEvent,
  ports: Ports,
): Promise<Outcome | 'kept' | 'gone'> {
  try {
    const message = await load(services, recordId);
    if (!message) return 'gone';
    const { category, sending, account } = message;
    if (category === 'outbox') return 'kept';
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

import { randomUUID } from 'node:crypto';
import { asc, eq, inArray, lte } from 'drizzle-orm';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Services } from '../../../kit/services/services.ts';
import { smsOutbox } from '../tables.ts';
import { finish } from './finish-message.ts';
import { load } from './loaded-message.ts';
import type { Loaded } from './loaded-message.ts';
import { aliyun } from './providers/aliyun.ts';
import { httpGateway } from './providers/http-gateway.ts';
import { createPost } from './providers/post.ts';
import type { Outcome, Ports, Provider } from './providers/provider.ts';
import { tencent } from './providers/tencent.ts';

/** Takes messages out of the outbox and hands them to their providers. */
export interface Courier {
  /** Sends everything that is due, and answers how many messages it took. */
  deliver(): Promise<number>;
  /** The same, without waiting for it. */
  poke: () => void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** Whoever takes a message has this long before somebody else tries: several times what a provider may take to answer. */
const leaseMs = 60_000;

const providers: Record<Exclude<Loaded['category'], 'outbox'>, Provider> = {
  http: httpGateway,
  aliyun,
  tencent,
};

/** A courier; several processes may each have one, and no message is taken by two of them. */
export function createCourier(services: Services, report: (error: unknown) => void): Courier {
  const { clock, outbound } = services;
  const ports: Ports = { post: createPost(outbound), now: () => clock.now(), nonce: () => randomUUID() };
  const deliver = async () => {
    let taken = 0;
    // One at a time: what waited behind a slow one would be past its lease, and be sent by somebody else as well.
    for (let id = await takeDue(services); id !== undefined; id = await takeDue(services)) {
      await deliverOne(services, ports, id);
      taken += 1;
    }
    return taken;
  };
  let running: Promise<unknown> = Promise.resolve();
  return {
    deliver,
    poke: () => {
      running = running.then(deliver).catch(report);
    },
    settled: async () => {
      await running;
    },
  };
}

/** The message that is due longest and that nobody else has taken; a lease keeps it from others while it is under way. */
async function takeDue({ database: { db }, clock }: Services): Promise<string | undefined> {
  const now = clock.now().getTime();
  const due = db
    .select({ id: smsOutbox.messageId })
    .from(smsOutbox)
    .where(lte(smsOutbox.dueTime, wireTime(new Date(now))))
    .orderBy(asc(smsOutbox.dueTime))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(smsOutbox)
    .set({ dueTime: wireTime(new Date(now + leaseMs)) })
    .where(inArray(smsOutbox.messageId, due))
    .returning({ id: smsOutbox.messageId });
  return taken?.id;
}

async function deliverOne(services: Services, ports: Ports, id: string): Promise<void> {
  const message = await load(services, id);
  if (message) await finish(services, message, await outcomeOf(message, ports));
  else await services.database.db.delete(smsOutbox).where(eq(smsOutbox.messageId, id));
}

/** What the provider says; a provider that cannot be reached may be reached later. */
async function outcomeOf({ category, sending, account }: Loaded, ports: Ports): Promise<Outcome | 'kept'> {
  if (category === 'outbox') return 'kept';
  try {
    return await providers[category](sending, account, ports);
  } catch (error) {
    return { ok: false, isFinal: false, reason: error instanceof Error ? error.message : 'failed' };
  }
}

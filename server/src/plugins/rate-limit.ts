import rateLimit from '@fastify/rate-limit';
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { Refusal } from '../kit/runtime/errors.ts';
import { rateWindows } from '../kit/runtime/rate-windows.ts';
import { networkOf } from '../kit/runtime/request-facts.ts';
import type { Services } from '../kit/services/services.ts';

const windowMs = 60_000;
/** One in so many new windows removes the expired ones. */
const cleanedEvery = 100;

/** Holds calls that say `perMinute` to it: by person where one is signed in, else by address, for all processes together. */
export async function registerRateLimit(app: FastifyInstance) {
  const { rateLimitFactor } = app.services.config;
  // Before the plugin, whose own hook reads the limit as the route is added.
  app.addHook('onRoute', (route) => {
    const { perMinute } = route.config ?? {};
    if (!perMinute) return;
    const limit = { max: perMinute * rateLimitFactor, timeWindow: windowMs };
    route.config = { ...route.config, rateLimit: limit };
  });
  await app.register(rateLimit, {
    global: false,
    store: storeOn(app.services),
    keyGenerator: keyOf,
    errorResponseBuilder: () => new Refusal('request.tooMany'),
  });
}

/** The call and who makes it. */
function keyOf({ context, ip, method, routeOptions }: FastifyRequest): string {
  const caller = context.actor ? `person ${context.actor.userId}` : `address ${networkOf(ip)}`;
  return `${method} ${routeOptions.url ?? ''} ${caller}`;
}

type Ports = Pick<Services, 'database' | 'clock'>;

/** A store of the plugin on the database. */
function storeOn(ports: Ports) {
  return class DatabaseStore implements FastifyRateLimitStore {
    incr(key: string, tell: Parameters<FastifyRateLimitStore['incr']>[1]) {
      count(ports, key).then(
        (counted) => tell(null, counted),
        (error: unknown) => tell(error instanceof Error ? error : new Error(String(error))),
      );
    }

    // The key names its route already.
    child = () => this;
  };
}

/** One statement, so that calls at once on several processes are counted each. */
async function count({ database: { db }, clock }: Ports, key: string) {
  const now = clock.now().getTime();
  const fresh = now + windowMs;
  const { calls, endsAt } = rateWindows;
  const isOver = sql`${endsAt} <= ${now}::bigint`;
  const [row] = await db
    .insert(rateWindows)
    .values({ key, calls: 1, endsAt: fresh })
    .onConflictDoUpdate({
      target: rateWindows.key,
      set: {
        calls: sql`case when ${isOver} then 1 else ${calls} + 1 end`,
        endsAt: sql`case when ${isOver} then ${fresh}::bigint else ${endsAt} end`,
      },
    })
    .returning({ calls, endsAt });
  // Expired windows no longer count; they are removed now and then.
  if (row?.calls === 1 && fresh % cleanedEvery === 0) await db.delete(rateWindows).where(lt(endsAt, now));
  return { current: row?.calls ?? 1, ttl: Math.max(0, (row?.endsAt ?? fresh) - now) };
}

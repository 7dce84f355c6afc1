import { contentEvents } from '@policy/shared/contract/portal/content-events.ts';
import { z } from 'zod';

import { hourlyJob } from '../../kit/routes/recurring-jobs.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Services } from '../../kit/services/services.ts';
import { invalidationsAfter, trimInvalidations } from '../../kit/transaction/invalidation-log.ts';
import { onlyOurPortals } from './only-our-portals.ts';

/** How long a poll is held while nothing happens; below the usual idle limit of proxies. */
const holdMs = 25_000;
/** Another process of the server may have invalidated something: nobody waits longer than this to look again. */
const lookMs = 2_000;
/** Polls of one address that may wait at once. */
const largestWait = 8;
/** A portal that has not asked for longer drops everything it keeps; one that runs asks several times a minute. */
const keptMs = 86_400_000;

const query = z.object({
  after: z.coerce.number().int().min(0).default(0),
  wait: z.enum(['0', '1']).default('1'),
});

/** The log that portals follow: which published content changed, and nothing else. */
export const eventsModule: Module = (app) => {
  const schema = { tags: ['publishEvent'], querystring: query, response: { 200: contentEvents } };
  /** How many polls of each address wait. */
  const waiting = new Map<string, number>();
  const existsFor = onlyOurPortals(app.services.config.portalSecret);
  app.get(
    '/policy/events',
    { config: { guard: 'public', existsFor, unlogged: true }, schema },
    async (request) => {
      const { after, wait } = queryOf<z.infer<typeof query>>(request);
      const { db } = app.services.database;
      const atOnce = await invalidationsAfter(db, after);
      if (wait === '0' || atOnce.seq !== after) return atOnce;
      const held = waiting.get(request.ip) ?? 0;
      if (held >= largestWait) throw new Refusal('request.tooMany');
      waiting.set(request.ip, held + 1);
      try {
        return await heldAnswer();
      } finally {
        const left = (waiting.get(request.ip) ?? 1) - 1;
        if (left > 0) waiting.set(request.ip, left);
        else waiting.delete(request.ip);
      }

      async function heldAnswer() {
        const until = Date.now() + holdMs;
        for (;;) {
          await app.services.rules.invalidationSignal.next(lookMs);
          const found = await invalidationsAfter(db, after);
          if (found.seq !== after || Date.now() >= until || request.raw.destroyed) return found;
        }
      }
    },
  );
};

/** Forgets what every portal has heard of, or has been away for too long to hear of. */
export const trimEvents = ({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> =>
  trimInvalidations(database.db, new Date(clock.now().getTime() - keptMs));

/** Once an hour. */
export const eventTrimming = hourlyJob(trimEvents, 'the log that portals follow was not trimmed');

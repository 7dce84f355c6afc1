import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Module } from '../../kit/routes/route.ts';
import { Refusal } from '../../kit/runtime/errors.ts';

const config = { guard: 'public', unlogged: true } as const;
const schema = { tags: ['health'], response: { 200: z.object({ status: z.literal('up') }) } };
const up = { status: 'up' } as const;

/** What a supervisor or a load balancer asks every few seconds; the answers tell nobody anything else. */
export const healthModule: Module = (app) => {
  // A process that answers at all lives; one that waits for its database must not be killed for it.
  app.get('/health/live', { config, schema }, () => up);
  app.get('/health/ready', { config, schema }, async () => {
    if (!(await isReady(app))) throw new Refusal('server.unavailable');
    return up;
  });
};

/** Calls may come: the database answers and has every migration of this program. */
const isReady = ({ services: { database } }: FastifyInstance): Promise<boolean> =>
  database.isMigrated().catch(() => false);

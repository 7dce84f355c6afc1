import { lackingFor, levelAnswer, levelPurposes } from '@policy/shared/contract/sign-in/sign-on.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { queryOf } from '../../../kit/routes/route.ts';
import { sessionLevel } from '../../../membership/real-name-level.ts';
import type { AskLevel } from './ask-level.ts';

const query = z.object({ purpose: z.enum(levelPurposes).default('apply') });

/** The call that tells the real-name level of a session, and what it lacks for what its person wants to do; his provider is asked each time. */
export function addLevel(app: FastifyInstance, askLevel: AskLevel) {
  const schema = { tags: ['signOn'], querystring: query.partial(), response: { 200: levelAnswer } };
  const config = { guard: 'signedIn', perMinute: 60 } as const;
  app.get('/policy/gdgovesso/chekLevel', { config, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { purpose } = query.parse(queryOf(request));
    await askLevel(request.context, 0);
    return lackingFor(await sessionLevel(request.context), purpose);
  });
}

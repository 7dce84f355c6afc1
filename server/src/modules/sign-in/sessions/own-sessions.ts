import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../../kit/query/paging.ts';
import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { noteSession } from '../note-sign-in.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { sessions } from '../tables.ts';
import { ownSessions, sessionsOf } from './live-sessions.ts';

const tags = ['session'];
const row = z.object({
  id: z.string(),
  clientId: z.string(),
  remoteIp: z.string().nullable(),
  userAgent: z.string().nullable(),
  createTime: z.string(),
  lastSeenAt: z.string(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});

/** Where a person is signed in, and how he ends it there. */
export function addOwnSessions(app: FastifyInstance, signIn: SignInServices) {
  const config = { guard: 'signedIn' as const };
  app.get(
    '/blade-user/session/mine',
    { config, schema: { tags, querystring: pagingQuery, response: { 200: pageOf(row) } } },
    async (request) => {
      const { userId, sessionId } = found(request.context.actor);
      const page = await ownSessions(request.context, userId, queryOf(request));
      const records = page.records.map(({ userId: _, account: __, realName: ___, ...told }) => ({
        ...told,
        isCurrent: told.id === sessionId,
      }));
      return { ...page, records };
    },
  );
  const done = { 200: z.null() };
  app.post(
    '/blade-user/session/end-mine',
    { config, schema: { tags, response: done, ...idLists('ids') } },
    (request) => endOwn(signIn, request),
  );
  app.post(
    '/blade-user/session/end-others',
    { config, schema: { tags, response: done } },
    async (request) => {
      await inTransaction(request.context, (inside) => signIn.sessions.endOthersWithin(inside, 'ended'));
      return null;
    },
  );
}

/** Ends some of his own sessions; all or none, and the one that he acts from by signing out alone. */
async function endOwn(signIn: SignInServices, request: FastifyRequest) {
  const { context } = request;
  const { userId, sessionId, account } = found(context.actor);
  const ids = idsNamed(request, 'ids');
  const open = ids.length > 0 ? await sessionsOf(context, inArray(sessions.id, ids)) : [];
  const isHis = open.length === ids.length && open.every((one) => one.userId === userId);
  if (open.length === 0 || !isHis || ids.includes(sessionId)) throw new Refusal('row.notFound');
  await inTransaction(context, (inside) => signIn.sessions.endTheseWithin(inside, ids, 'ended'));
  for (const { clientId } of open)
    noteSession(request, { tenantId: context.tenantId, userId, account, clientId, grantType: '' }, 'ended');
  return null;
}

import { user } from '@policy/shared/contract/entities/people/user.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { assertMayManage, assertNotSelf } from '../../../accounts/person-bounds.ts';
import { pagingQuery } from '../../../kit/query/paging.ts';
import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { permission, queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { noteSession } from '../note-sign-in.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { sessions } from '../tables.ts';
import { liveSessions, sessionsOf } from './live-sessions.ts';

const tags = ['session'];
const row = z.object({
  id: z.string(),
  userId: z.string(),
  account: z.string(),
  realName: z.string(),
  clientId: z.string(),
  remoteIp: z.string().nullable(),
  userAgent: z.string().nullable(),
  createTime: z.string(),
  lastSeenAt: z.string(),
});

/** Who is at work in a tenant, and how an administrator ends it. */
export function addSessionKeeping(app: FastifyInstance, signIn: SignInServices) {
  const list = { tags, querystring: pagingQuery, response: { 200: pageOf(row) } };
  app.get(
    '/blade-user/session/list',
    { config: { guard: permission('session_view') }, schema: list },
    (request) => liveSessions(request.context, queryOf(request)),
  );
  const end = { tags, response: { 200: z.null() }, ...idLists('ids') };
  app.post(
    '/blade-user/session/end',
    { config: { guard: permission('session_end') }, schema: end },
    (request) => endSessions(signIn, request),
  );
}

/** Ends sessions at once; all or none, never the caller's own, and none of somebody who may do more than he. */
async function endSessions(signIn: SignInServices, request: FastifyRequest) {
  const { context } = request;
  const ids = idsNamed(request, 'ids');
  const open = ids.length > 0 ? await sessionsOf(context, inArray(sessions.id, ids)) : [];
  if (open.length === 0 || open.length !== ids.length) throw new Refusal('row.notFound');
  const userIds = [...new Set(open.map(({ userId }) => userId))];
  if (ids.includes(found(context.actor).sessionId)) assertNotSelf(context, userIds);
  await assertMayManage(context, await repositoryOf(user, context).all(inArray(tableOf(user).id, userIds)));
  await inTransaction(context, (inside) => signIn.sessions.endTheseWithin(inside, ids, 'ended'));
  for (const { userId, account, clientId } of open)
    noteSession(request, { tenantId: context.tenantId, userId, account, clientId, grantType: '' }, 'ended');
  return null;
}

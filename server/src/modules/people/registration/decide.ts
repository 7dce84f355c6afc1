import { remarks } from '@policy/shared/contract/kit/readable.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { thirdPartyLogins } from '../../../accounts/tables.ts';
import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';

const done = { 200: z.null() };
const path = `/${registration.path}`;

/** What an administrator answers to a request: approval with role, department and post, or refusal with a reason. */
export function addDecisions(app: FastifyInstance) {
  const tags = [registration.name];
  const approval = { tags, response: done, ...idLists('id', 'roleId', 'deptId', 'postId') };
  app.post(
    `${path}/approve`,
    { config: { guard: permission('registration_approve') }, schema: approval },
    (request) => inTransaction(request.context, (context) => approve(request, context)),
  );
  const said = z.object({ id: z.string().max(40), reason: remarks(200) });
  const refusal = {
    ...{ tags, response: done },
    ...{ querystring: said.partial(), body: said.partial().nullish() },
  };
  app.post(
    `${path}/refuse`,
    { config: { guard: permission('registration_refuse') }, schema: refusal },
    (request) => {
      const { id, reason } = readParameters(request, said);
      if (reason === '') throw new Refusal('registration.reason');
      return inTransaction(request.context, (context) => refuse(context, id, reason));
    },
  );
}

async function approve(request: FastifyRequest, context: Context) {
  const [id = ''] = idsNamed(request, 'id');
  const roleId = idsNamed(request, 'roleId');
  const deptId = idsNamed(request, 'deptId');
  if (roleId.length === 0) throw new Refusal('registration.role');
  if (deptId.length === 0) throw new Refusal('registration.department');
  const row = await pending(context, id);
  const given = { roleId, deptId, postId: idsNamed(request, 'postId') };
  await repositoryOf(user, context).update(row.userId, given);
  await repositoryOf(registration, context).update(row.id, { status: 'approved' });
  await emit(context, {
    name: 'registration.approved',
    facts: { account: row.account, name: row.name ?? row.account },
    to: { recipientId: row.userId },
  });
  return null;
}

/** The account goes, so that its name is free again; the person may ask once more. */
async function refuse(context: Context, id: string, reason: string) {
  const row = await pending(context, id);
  await repositoryOf(registration, context).update(row.id, { status: 'refused', reason, userId: null });
  await context.db.update(thirdPartyLogins).set({ userId: null }).where(eq(thirdPartyLogins.id, row.oauthId));
  await repositoryOf(user, context).remove([row.userId]);
  return null;
}

/** A request that nobody has answered yet, held until the end of the transaction. */
async function pending(context: Context, id: string) {
  const row = await repositoryOf(registration, context).get(id);
  const table = tableOf(registration);
  const [held] = await context.db
    .select({ status: table.status })
    .from(table)
    .where(eq(table.id, row.id))
    .for('update');
  const { userId } = row;
  if (held?.status !== 'pending' || !userId) throw new Refusal('registration.decided');
  return { ...row, userId };
}

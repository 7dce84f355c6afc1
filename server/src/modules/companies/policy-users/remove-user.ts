import { finalStates } from '@policy/shared/contract/application/moves.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { idsOf, permission } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionKeeper } from '../../../kit/runtime/sessions.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { hasAdministrator } from '../../../membership/administrators.ts';
import { behindView, managedUser } from './managed-user.ts';
import type { ManagedUser } from './managed-user.ts';

const cases = tableOf(application);
const payments = tableOf(payment);
const members = tableOf(companyMember);

/** Drafts are no cases yet, and cases that have ended hold nobody. */
const notLive = ['draft', ...finalStates] as const;

/** Adds the call that takes policy users away: all or none. What a company filed stays the company's. */
export function addRemoveUser(app: FastifyInstance, sessions: SessionKeeper) {
  const schema = { tags: [portalUser.name], ...idsSent, response: { 200: z.null() } };
  const config = { guard: permission('policyuserinfo_delete') };
  app.post(`/${portalUser.path}/remove`, { config, schema }, (request) => {
    const ids = [...new Set(idsOf(request))].sort();
    if (ids.length === 0) throw new Refusal('row.notFound');
    return writeOnce(request, async (context) => {
      for (const id of ids) await removeUser(context, sessions, await managedUser(context, { id }));
      context.afterCommit(() => sessions.forgetAll());
      return null;
    });
  });
}

async function removeUser(context: Context, sessions: SessionKeeper, { row, person }: ManagedUser) {
  await assertMayGo(context, row);
  const behind = behindView(context);
  await repositoryOf(companyMember, behind).remove([row.id]);
  const places = await repositoryOf(companyMember, behind).count(eq(members.uid, person.id));
  if (places > 0) return;
  // Nothing is left that he could act as: the account stays, because acts name it, and opens nothing.
  if (person.status === 1) await repositoryOf(user, behind).update(person.id, { status: 0 });
  await sessions.endAllWithin(context, [person.id], 'removed');
}

async function assertMayGo(context: Context, row: ManagedUser['row']) {
  const { uid, companyId } = row;
  const place = companyId === null ? isNull(cases.companyId) : eq(cases.companyId, companyId);
  const his = and(place, eq(cases.userId, uid));
  const paid = sql`${payments.applicationId} in (select ${cases.id} from ${cases} where ${his})`;
  const paying = await repositoryOf(payment, context).count(and(paid, eq(payments.result, 'paying')));
  if (paying > 0) throw new Refusal('policyUser.payments', { count: paying });
  const live = await repositoryOf(application, context).count(
    and(his, notInArray(cases.status, [...notLive])),
  );
  if (live > 0) throw new Refusal('policyUser.liveCases', { count: live });
  await assertNotLast(context, row);
}

/** Refuses to take the last administrator from a company; a membership that has ended is none. */
async function assertNotLast(context: Context, { id, companyId, duties, untilDate }: ManagedUser['row']) {
  const isOver = untilDate !== null && untilDate < wireDate(context.clock.now());
  if (companyId === null || isOver || !(duties ?? []).includes('administrator')) return;
  if (!(await hasAdministrator(context, { companyId, but: id })))
    throw new Refusal('policyUser.lastAdministrator');
}

import { finalStates } from '@policy/shared/contract/application/moves.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { remarks } from '@policy/shared/contract/kit/readable.ts';
import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { hasAdministrator } from '../../../membership/administrators.ts';
import { noteAccess } from '../../../membership/data-access.ts';
import { erasePerson } from '../../../personal-data/deletion/erase-person.ts';
import { assertMayBeDeleted } from '../../../personal-data/deletion/hindrances.ts';
import { behindView, managedUser } from './managed-user.ts';
import type { ManagedUser } from './managed-user.ts';
import type { PasswordPorts } from './reset-password.ts';

const cases = tableOf(application);
const payments = tableOf(payment);
const members = tableOf(companyMember);

/** Drafts are no cases yet, and cases that have ended hold nobody. */
const notLive = ['draft', ...finalStates] as const;

const asked = z.object({
  ids: z.string().max(20_000).default(''),
  /** Why the officer deletes it: the person's own request, or what else. */
  reason: remarks(200),
  /** SM3 of the officer's own password in hex, as sign-in sends it. */
  officerPassword: z.string().max(200).default(''),
});
type Asked = z.output<typeof asked>;

/**
 * Adds the call that takes policy users away: all or none. What a company filed stays the company's; whoever has no other
 * place to act from is deleted, as he would be if he did it himself.
 */
export function addRemoveUser(app: FastifyInstance, ports: PasswordPorts) {
  const schema = {
    ...{ tags: [portalUser.name], response: { 200: z.null() } },
    ...{ querystring: asked.partial(), body: asked.partial().nullish() },
  };
  const config = { guard: permission('policyuserinfo_delete'), perMinute: 20 };
  app.post(`/${portalUser.path}/remove`, { config, schema }, async (request) => {
    const said = readParameters(request, asked);
    const ids = [...new Set(said.ids.split(',').map((id) => id.trim()))].filter(Boolean).sort();
    if (ids.length === 0) throw new Refusal('row.notFound');
    if (said.reason === '') throw new Refusal('deletion.reason', {}, 'reason');
    // Before the transaction, so that a wrong password counts whatever becomes of the rest.
    await atField('officerPassword', ports.provePassword(request.context, said.officerPassword));
    // What this server has noted of them and not written yet would be written after they are gone. Before the transaction:
    // the embedded database has one connection for both.
    await app.services.logs.flush();
    return writeOnce(request, (context) => removeAll(context, { ids, said, ports }));
  });
}

interface Removal {
  ids: readonly string[];
  said: Asked;
  ports: PasswordPorts;
}

async function removeAll(context: Context, { ids, said, ports }: Removal): Promise<null> {
  for (const id of ids) await removeUser(context, await managedUser(context, { id }), { said, ports });
  context.afterCommit(() => ports.sessions.forgetAll());
  return null;
}

async function removeUser(
  context: Context,
  { row, person }: ManagedUser,
  { said, ports }: Pick<Removal, 'said' | 'ports'>,
) {
  await assertMayGo(context, row);
  const behind = behindView(context);
  const others = and(eq(members.uid, person.id), ne(members.id, row.id));
  const noted = {
    act: 'changed' as const,
    entity: user,
    rows: [person],
    field: 'status',
    reason: said.reason,
  };
  await noteAccess(context, noted);
  if ((await repositoryOf(companyMember, behind).count(others)) > 0) {
    await repositoryOf(companyMember, behind).remove([row.id]);
    return;
  }
  // Nothing is left that he could act as.
  await assertMayBeDeleted(context, person.id);
  await ports.sessions.endAllWithin(context, [person.id], 'removed');
  await erasePerson(context, person.id, ports.erasure);
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

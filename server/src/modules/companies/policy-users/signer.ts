import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { remarks } from '@policy/shared/contract/kit/readable.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../../kit/runtime/sessions.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { noteAccess } from '../../../membership/data-access.ts';
import { membersOf } from '../../../membership/membership.ts';
import { aboutUser, behindView, managedUser } from './managed-user.ts';

const asked = aboutUser.extend({
  /** What the officer was shown: an authorisation, or that he is the legal representative. */
  proof: remarks(200),
});
type Asked = z.output<typeof asked>;

/** Adds the call by which an officer lets a member sign for his company, once it was proved to him that he may. */
export function addSigner(app: FastifyInstance, sessions: SessionEnds) {
  const schema = {
    ...{ tags: [portalUser.name], response: { 200: z.null() } },
    ...{ querystring: asked.partial(), body: asked.partial().nullish() },
  };
  const config = { guard: permission('policyuserinfo_edit') };
  app.post(`/${portalUser.path}/signer`, { config, schema }, (request) => {
    const said = readParameters(request, asked);
    return writeOnce(request, (context) => makeSigner(context, sessions, said));
  });
}

async function makeSigner(
  context: Context,
  sessions: SessionEnds,
  { proof, ...about }: Asked,
): Promise<null> {
  if (proof === '') throw new Refusal('registration.proof', {}, 'proof');
  const { row, person } = await managedUser(context, about);
  const { companyId, companyName } = row;
  if (companyId === null || row.accountStatus !== 'active') throw new Refusal('company.notMember');
  const held = row.duties ?? [];
  if (held.includes('signer')) throw new Refusal('company.signsAlready');
  const given = duties.filter((duty) => duty === 'signer' || held.includes(duty));
  const member = await repositoryOf(companyMember, behindView(context)).update(row.id, { duties: given });
  await noteAccess(context, {
    ...{ act: 'changed' as const, entity: companyMember, rows: [member] },
    ...{ field: 'duties', reason: proof },
  });
  const { db, tenantId, clock } = context;
  const keepers = { tenantId, companyId, duties: ['administrator'] as const };
  const told = new Set([person.id, ...(await membersOf(db, keepers, clock.now()))]);
  for (const recipientId of told)
    await emit(context, {
      name: 'company.signerGiven',
      facts: { name: person.realName, company: companyName },
      to: { recipientId },
      path: '/user/userCenter',
    });
  context.afterCommit(() => sessions.forgetAll());
  return null;
}

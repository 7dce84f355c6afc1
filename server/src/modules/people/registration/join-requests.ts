import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { remarks } from '@policy/shared/contract/kit/readable.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingQuery } from '../../../kit/query/paging.ts';
import { bodyOf, queryOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { actorOf, assertDuty } from '../../../membership/applicant.ts';
import { assertMayGive } from '../../../membership/given-duties.ts';
import { registrationTable } from '../tables.ts';
import { activate } from './activate.ts';
import { asKeeper } from './as-keeper.ts';
import { refusePortal } from './decide-portal.ts';
import { held } from './pending-request.ts';
import type { RegistrationPorts } from './ports.ts';
import { tellAdministrators, tellApproved } from './tell.ts';

const tags = [companyMember.name];
const config = { guard: 'signedIn' as const };
const asking = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  sentAt: z.string(),
  answerBy: z.string().nullable(),
});
const answer = z.object({
  id: z.uuid(),
  isAccepted: z.boolean(),
  duties: z.array(z.enum(duties)).max(duties.length).default([]),
  reason: remarks(200),
});

/** Those who ask to join the company that the caller keeps the members of, and what he answers them. */
export function addJoinRequests(app: FastifyInstance, ports: RegistrationPorts) {
  const response = { 200: pageOf(asking) };
  app.get(
    `/${companyMember.path}/joinRequests`,
    { config, schema: { tags, querystring: pagingQuery, response } },
    async (request) => {
      const { context } = request;
      const { current, size } = queryOf<{ current?: string; size?: string }>(request);
      const rows = await repositoryOf(registration, asKeeper(context)).page(
        { current, size },
        waitingFor(companyOf(context)),
      );
      return {
        ...rows,
        records: rows.records.map(({ id, name, account, phone, createTime, answerBy }) => ({
          ...{ id, name: name ?? account, sentAt: createTime, answerBy },
          phone: phone === null ? null : maskOf('phone', phone),
        })),
      };
    },
  );
  app.post(
    `/${companyMember.path}/answerJoin`,
    { config, schema: { tags, body: answer, response: { 200: z.null() } } },
    (request) => writeOnce(request, (context) => answerJoin(context, ports, bodyOf(request))),
  );
}

/** The company that the caller acts for as its administrator. */
function companyOf(context: Context): string {
  const { companyId } = actorOf(context);
  if (companyId === null) throw new Refusal('company.notMember');
  assertDuty(context, 'administrator');
  return companyId;
}

const waitingFor = (companyId: string) =>
  and(
    ...[eq(registrationTable.companyId, companyId), eq(registrationTable.aim, 'join')],
    ...[eq(registrationTable.status, 'pending'), eq(registrationTable.kind, 'portal')],
  );

async function answerJoin(
  context: Context,
  ports: RegistrationPorts,
  { id, isAccepted, duties: given, reason }: z.output<typeof answer>,
): Promise<null> {
  const companyId = companyOf(context);
  const here = and(waitingFor(companyId), eq(registrationTable.id, id));
  found(await repositoryOf(registration, context).first(here));
  const row = await held(context, id);
  if (!isAccepted) {
    if (reason === '') throw new Refusal('registration.reason');
    await refusePortal(context, ports, { row, reason });
    return null;
  }
  if (given.length === 0) throw new Refusal('registration.duties');
  assertMayGive(context, given);
  await activate(context, ports.sessions, { ...row, given, isSigner: false, isSeen: false, proof: null });
  await tellAdministrators(context, 'registration.joined', row);
  await tellApproved(context, ports, row);
  return null;
}

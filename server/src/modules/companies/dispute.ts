import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { remarks } from '@policy/shared/contract/kit/readable.ts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireTime } from '../../kit/runtime/clock.ts';
import { withRights } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { emit } from '../../kit/transaction/domain-events.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { holdMembers } from '../../membership/administrators.ts';
import { actorOf } from '../../membership/applicant.ts';
import { noteAccess } from '../../membership/data-access.ts';
import { actingMembers, membersOf } from '../../membership/membership.ts';
import { companyHandOvers } from '../../membership/tables.ts';

const members = tableOf(companyMember);
const tags = [company.name];
const done = { 200: z.null() };
const raised = z.object({ companyId: z.string().max(40), reason: remarks(200) });
const handedOver = z.object({
  companyId: z.string(),
  companyName: z.string(),
  handedOverAt: z.string(),
  disputedSince: z.string().nullable(),
});
const settled = z.object({ id: z.string().max(40), proof: remarks(200) });
/** So many are shown; nobody loses more companies in a month. */
const mostHandOvers = 50;
/** So long may one who kept the members say that they were taken from him wrongly. */
const mayDisputeMs = 30 * 86_400_000;

/** It is disputed who speaks for a company: its money waits until an officer has looked at it, and reading goes on. */
export function addDisputes(app: FastifyInstance) {
  app.get(
    `/${company.path}/handedOver`,
    { config: { guard: 'signedIn' }, schema: { tags, response: { 200: z.array(handedOver) } } },
    ({ context }) => takenFrom(context),
  );
  const raise = { querystring: raised.partial(), body: raised.partial().nullish() };
  app.post(
    `/${company.path}/dispute`,
    { config: { guard: 'signedIn', perMinute: 10 }, schema: { tags, response: done, ...raise } },
    (request) => {
      const said = readParameters(request, raised);
      return writeOnce(request, (context) => dispute(context, said));
    },
  );
  const settle = { querystring: settled.partial(), body: settled.partial().nullish() };
  app.post(
    `/${company.path}/settle`,
    { config: { guard: permission('registration_approve') }, schema: { tags, response: done, ...settle } },
    (request) => {
      const said = readParameters(request, settled);
      return writeOnce(request, (context) => settleIt(context, said));
    },
  );
}

/** A company as whoever acts on its dispute sees it, whatever he may read of companies otherwise. */
const asKeeper = (context: Context): Context =>
  withRights(context, { permissions: new Set(['company_view', 'companymember_view']), scopes: new Map() });

/** Hand-overs that took the keeping of members from somebody lately, in one company or in every one. */
function takenLately({ tenantId, clock, actor }: Context, companyId?: string) {
  const since = wireTime(new Date(clock.now().getTime() - mayDisputeMs));
  const { fromUsers, createTime } = companyHandOvers;
  return and(
    eq(companyHandOvers.tenantId, tenantId),
    companyId === undefined ? undefined : eq(companyHandOvers.companyId, companyId),
    ...[sql`${actor?.userId ?? null}::uuid = any(${fromUsers})`, gt(createTime, since)],
  );
}

/** The companies whose members the caller kept until an officer's hand-over, as long as he may dispute it; the newest first. */
async function takenFrom(context: Context): Promise<z.output<typeof handedOver>[]> {
  const companies = tableOf(company);
  return context.db
    .select({
      companyId: companyHandOvers.companyId,
      companyName: companies.companyName,
      handedOverAt: companyHandOvers.createTime,
      disputedSince: companies.disputedSince,
    })
    .from(companyHandOvers)
    .innerJoin(companies, eq(companies.id, companyHandOvers.companyId))
    .where(takenLately(context))
    .orderBy(desc(companyHandOvers.createTime))
    .limit(mostHandOvers);
}

async function dispute(context: Context, { companyId, reason }: z.output<typeof raised>): Promise<null> {
  if (reason === '') throw new Refusal('registration.reason', {}, 'reason');
  const row = await disputable(context, companyId);
  await holdMembers(context, row.id);
  if (row.disputedSince !== null) throw new Refusal('company.disputed');
  const disputedSince = wireTime(context.clock.now());
  await repositoryOf(company, asKeeper(context)).update(row.id, { disputedSince, disputeReason: reason });
  await emit(context, {
    name: 'company.disputed',
    facts: { company: row.companyName, reason },
    to: { permission: 'registration_approve' },
    path: '/policy/policyuserinfo',
  });
  return null;
}

/** Whoever signs for the company or keeps its members, and whoever kept them until an officer's hand-over. */
async function disputable(context: Context, companyId: string) {
  const rows = repositoryOf(company, asKeeper(context));
  const row = await rows.first(sql`${tableOf(company).id}::text = ${companyId}`);
  if (!row) throw new Refusal('company.mayNotDispute');
  const { db, tenantId, clock } = context;
  const { userId } = actorOf(context);
  const here = and(eq(members.tenantId, tenantId), eq(members.companyId, row.id), eq(members.uid, userId));
  const [member] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(here, sql`${members.duties} && '{administrator,signer}'`, actingMembers(clock.now())));
  if (member) return row;
  const taken = takenLately(context, row.id);
  const [before] = await db.select({ id: companyHandOvers.id }).from(companyHandOvers).where(taken).limit(1);
  if (!before) throw new Refusal('company.mayNotDispute');
  return row;
}

async function settleIt(context: Context, { id, proof }: z.output<typeof settled>): Promise<null> {
  if (proof === '') throw new Refusal('registration.proof', {}, 'proof');
  const row = found(await repositoryOf(company, context).first(sql`${tableOf(company).id}::text = ${id}`));
  await holdMembers(context, row.id);
  const keeper = asKeeper(context);
  const now = found(await repositoryOf(company, keeper).first(eq(tableOf(company).id, row.id)));
  if (now.disputedSince === null) throw new Refusal('company.notDisputed');
  await repositoryOf(company, keeper).update(row.id, { disputedSince: null, disputeReason: null });
  await noteAccess(context, {
    ...{ act: 'changed' as const, entity: company, rows: [row], field: 'disputedSince', reason: proof },
  });
  const { db, tenantId, clock } = context;
  const at = { tenantId, companyId: row.id };
  const [last] = await db
    .select({ fromUsers: companyHandOvers.fromUsers })
    .from(companyHandOvers)
    .where(and(eq(companyHandOvers.tenantId, tenantId), eq(companyHandOvers.companyId, row.id)))
    .orderBy(sql`${companyHandOvers.createTime} desc`)
    .limit(1);
  for (const recipientId of new Set([
    ...(await membersOf(db, { ...at, duties: ['administrator'] }, clock.now())),
    ...(last?.fromUsers ?? []),
  ]))
    await emit(context, {
      name: 'company.settled',
      facts: { company: row.companyName },
      to: { recipientId },
      path: '/user/userCenter',
    });
  return null;
}

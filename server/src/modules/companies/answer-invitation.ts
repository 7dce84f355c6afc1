import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { and, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../kit/query/paging.ts';
import { bodyOf, queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireDate, wireTime } from '../../kit/runtime/clock.ts';
import { withRights } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import type { SessionKeeper } from '../../kit/runtime/sessions.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { qualified, tableOf } from '../../kit/table/table.ts';
import { emit } from '../../kit/transaction/domain-events.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { holdMembers } from '../../membership/administrators.ts';
import { actorOf } from '../../membership/applicant.ts';
import { actingMembers } from '../../membership/membership.ts';
import { assertNoMember, companyKept } from './invitations.ts';
import { forCaller } from './invitees.ts';
import { companyInvitations } from './tables.ts';

const [people, companies, members] = [tableOf(user), tableOf(company), tableOf(companyMember)];
const tags = [companyMember.name];
const config = { guard: 'signedIn' as const };
const invitation = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  /** Who is invited, as the company named him: his account, or his phone masked. */
  account: z.string().nullable(),
  phone: z.string().nullable(),
  duties: z.array(z.enum(duties)),
  untilDate: z.string().nullable(),
  state: z.enum(['open', 'accepted', 'refused', 'withdrawn', 'expired']),
  sentAt: z.string(),
  expiresAt: z.string(),
});
const answer = z.object({ id: z.uuid(), isAccepted: z.boolean() });

/** What somebody is invited to and what he answers, and what became of a company's invitations. */
export function addInvitationAnswers(app: FastifyInstance, sessions: SessionKeeper) {
  const list = { tags, querystring: pagingQuery, response: { 200: pageOf(invitation) } };
  const { cipher } = app.services;
  app.get(`/${companyMember.path}/invited`, { config, schema: list }, async (request) => {
    const { context } = request;
    return page(context, queryOf(request), and(await forCaller(context, cipher), isOpen(context)));
  });
  app.get(`/${companyMember.path}/invitations`, { config, schema: list }, (request) => {
    const { context } = request;
    return page(context, queryOf(request), eq(companyInvitations.companyId, companyKept(context)));
  });
  app.post(
    `/${companyMember.path}/answerInvitation`,
    { config, schema: { tags, body: answer, response: { 200: z.null() } } },
    (request) => writeOnce(request, (context) => answerTo(context, { sessions, cipher }, bodyOf(request))),
  );
}

/** Whoever invited must be able to still: what he may no longer give, nobody takes from him. */
const isStillOffered = ({ clock }: Context) => {
  const here = and(
    sql`${qualified(members.uid)} = ${qualified(companyInvitations.invitedBy)}`,
    sql`${qualified(members.companyId)} = ${qualified(companyInvitations.companyId)}`,
    sql`'administrator' = any(${qualified(members.duties)})`,
    or(
      sql`not ('signer' = any(${qualified(companyInvitations.duties)}))`,
      sql`'signer' = any(${qualified(members.duties)})`,
    ),
    actingMembers(clock.now()),
  );
  return sql`exists (select 1 from ${members} where ${here})`;
};

const isOpen = (context: Context) =>
  and(
    eq(companyInvitations.state, 'open'),
    gt(companyInvitations.expiresAt, wireTime(context.clock.now())),
    isStillOffered(context),
  );

type Query = Readonly<Record<string, unknown>>;

async function page(context: Context, query: Query, which: SQL | undefined) {
  const { current, size } = pagingOf(query);
  const where = and(eq(companyInvitations.tenantId, context.tenantId), which);
  const rows = await context.db
    .select({ row: companyInvitations, companyName: companies.companyName, account: people.account })
    .from(companyInvitations)
    .innerJoin(companies, eq(companies.id, companyInvitations.companyId))
    .leftJoin(people, eq(people.id, companyInvitations.userId))
    .where(where)
    .orderBy(desc(companyInvitations.createTime), desc(companyInvitations.id))
    .limit(size)
    .offset((current - 1) * size);
  const [counted] = await context.db.select({ total: count() }).from(companyInvitations).where(where);
  const total = counted?.total ?? 0;
  const records = rows.map(({ row, ...told }) => tell(context, row, told));
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

type Row = typeof companyInvitations.$inferSelect;
type Answered = Row & { userId: string };

function tell({ clock }: Context, row: Row, told: { companyName: string; account: string | null }) {
  const { id, companyId, duties: given, untilDate, phoneMasked: phone, createTime: sentAt, expiresAt } = row;
  const isOver = row.state === 'open' && expiresAt <= wireTime(clock.now());
  const state = isOver ? ('expired' as const) : row.state;
  // Whose account a phone belongs to is his own to tell.
  const account = phone === null ? told.account : null;
  return {
    id,
    companyId,
    companyName: told.companyName,
    account,
    phone,
    duties: given,
    untilDate,
    state,
    sentAt,
    expiresAt,
  };
}

interface Ports {
  sessions: SessionKeeper;
  cipher: FieldCipher;
}

async function answerTo(
  context: Context,
  { sessions, cipher }: Ports,
  { id, isAccepted }: z.output<typeof answer>,
): Promise<null> {
  const { db, tenantId, clock } = context;
  const { userId } = actorOf(context);
  const own = and(
    ...[eq(companyInvitations.id, id), eq(companyInvitations.tenantId, tenantId)],
    await forCaller(context, cipher),
  );
  const [before] = await db.select().from(companyInvitations).where(own);
  if (before) await holdMembers(context, before.companyId);
  const state = isAccepted ? ('accepted' as const) : ('refused' as const);
  const [row] = await db
    .update(companyInvitations)
    .set({ state, userId, answeredAt: wireTime(clock.now()) })
    .where(and(own, isOpen(context)))
    .returning();
  if (!row) throw new Refusal('company.invitationOver');
  const answered = { ...row, userId };
  if (isAccepted) await join(context, sessions, answered);
  await tellInviter(context, answered, isAccepted);
  return null;
}

/** The membership that was offered, from today on. It is his own doing, whatever he may do with those of others. */
async function join(context: Context, sessions: SessionKeeper, row: Answered): Promise<void> {
  const { companyId, userId, duties: given, untilDate } = row;
  await assertNoMember(context, { companyId, userId });
  const today = wireDate(context.clock.now());
  if (untilDate !== null && untilDate < today) throw new Refusal('company.invitationOver');
  const person = await nameOf(context, userId);
  await repositoryOf(companyMember, asInvited(context)).insert({
    ...{ uid: userId, companyId, memberName: person, duties: given },
    ...{ fromDate: today, untilDate, accountStatus: 'active' },
  });
  context.afterCommit(() => sessions.forgetAll());
}

const asInvited = (context: Context): Context =>
  withRights(context, {
    permissions: new Set(['companymember_view', 'company_view']),
    scopes: new Map(),
  });

async function nameOf({ db }: Context, userId: string): Promise<string> {
  const [person] = await db.select({ realName: people.realName }).from(people).where(eq(people.id, userId));
  return found(person).realName;
}

async function tellInviter(
  context: Context,
  { companyId, userId, invitedBy, phoneMasked }: Answered,
  isAccepted: boolean,
) {
  const { companyName } = found(
    await repositoryOf(company, asInvited(context)).first(eq(companies.id, companyId)),
  );
  await emit(context, {
    name: isAccepted ? 'company.invitationAccepted' : 'company.invitationRefused',
    // Who declines is told as he was named: whose phone it is, nobody learns by inviting it.
    facts: { name: (!isAccepted && phoneMasked) || (await nameOf(context, userId)), company: companyName },
    to: { recipientId: invitedBy },
    path: '/user/userCenter',
  });
}

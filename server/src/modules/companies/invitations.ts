import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { line } from '@policy/shared/contract/kit/field.ts';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';

import { bodyOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireDate, wireTime } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { tableOf } from '../../kit/table/table.ts';
import { emit } from '../../kit/transaction/domain-events.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { holdMembers } from '../../membership/administrators.ts';
import { actorOf, assertDuty } from '../../membership/applicant.ts';
import { assertMayGive } from '../../membership/given-duties.ts';
import { inviteeOf } from './invitees.ts';
import type { Invitee } from './invitees.ts';
import { companyInvitations } from './tables.ts';

type Kept = Invitee['kept'];

const table = tableOf(companyMember);
const tags = [companyMember.name];
const config = { guard: 'signedIn' as const, perMinute: 30 };
const input = z.object({
  /** Either of them; a phone may be one that nobody has yet. */
  account: line(50).optional(),
  phone: z.string().trim().max(20).optional(),
  duties: z.array(z.enum(duties)).min(1),
  untilDate: z.iso.date().nullish(),
});
const invited = z.object({
  id: z.string(),
  /** As it was named: the account, or the phone masked. */
  account: z.string().nullable(),
  phone: z.string().nullable(),
  expiresAt: z.string(),
});
const named = z.object({ id: z.uuid() });

/** How long an invitation waits for its answer. */
const waitsDays = 7;
const waitsMs = waitsDays * 86_400_000;

/** How a company's administrator asks somebody in, by his account or his phone: he is no member until he accepts. */
export function addInvitations(app: FastifyInstance) {
  app.post(
    `/${companyMember.path}/invite`,
    { config, schema: { tags, body: input, response: { 200: invited } } },
    (request) => writeOnce(request, (context) => invite(context, app.services.cipher, bodyOf(request))),
  );
  app.post(
    `/${companyMember.path}/withdrawInvitation`,
    { config, schema: { tags, body: named, response: { 200: z.null() } } },
    (request) =>
      writeOnce(request, (context) => withdraw(context, bodyOf<z.output<typeof named>>(request).id)),
  );
}

/** The company that the caller acts for as its administrator. */
export function companyKept(context: Context): string {
  const { companyId } = actorOf(context);
  if (companyId === null) throw new Refusal('company.notMember');
  assertDuty(context, 'administrator');
  return companyId;
}

async function invite(
  context: Context,
  cipher: FieldCipher,
  { account, phone, duties: given, untilDate }: z.output<typeof input>,
): Promise<z.output<typeof invited>> {
  const companyId = companyKept(context);
  assertMayGive(context, given);
  const { kept, personId } = await inviteeOf(context, cipher, { account, phone });
  await holdMembers(context, companyId);
  if (personId !== null) await assertNoMember(context, { companyId, userId: personId });
  const { db, tenantId, clock } = context;
  const now = clock.now();
  await endOld(context, companyId, kept);
  const [made] = await db
    .insert(companyInvitations)
    .values({
      ...{ id: uuidv7(), tenantId, companyId, ...kept, state: 'open' as const },
      ...{ duties: given, untilDate: untilDate ?? null, invitedBy: actorOf(context).userId },
      createTime: wireTime(now),
      expiresAt: wireTime(new Date(now.getTime() + waitsMs)),
    })
    // Of two that are sent at once, one waits.
    .onConflictDoNothing()
    .returning({ id: companyInvitations.id, expiresAt: companyInvitations.expiresAt });
  if (!made) throw new Refusal('company.invitedAlready');
  if (personId !== null) await tellInvited(context, { companyId, personId, until: made.expiresAt });
  return { ...made, account: account ?? null, phone: kept.phoneMasked };
}

async function tellInvited(
  context: Context,
  { companyId, personId, until }: { companyId: string; personId: string; until: string },
) {
  const { companyName } = found(
    await repositoryOf(company, context).first(eq(tableOf(company).id, companyId)),
  );
  await emit(context, {
    name: 'company.invited',
    facts: { company: companyName, until },
    to: { recipientId: personId },
    path: '/user/userCenter',
  });
}

/** Refuses somebody who is a member already; one whose membership has ended may come back. */
export async function assertNoMember(
  context: Context,
  { companyId, userId }: { companyId: string; userId: string },
): Promise<void> {
  const here = and(eq(table.tenantId, context.tenantId), eq(table.companyId, companyId));
  const lasts = or(isNull(table.untilDate), gte(table.untilDate, wireDate(context.clock.now())));
  const [member] = await context.db
    .select({ id: table.id })
    .from(table)
    .where(and(here, eq(table.uid, userId), lasts, eq(table.isDeleted, 0)))
    .limit(1);
  if (member) throw new Refusal('company.alreadyMember');
}

/** One that nobody answered in time makes room for another. */
async function endOld({ db, tenantId, clock }: Context, companyId: string, { userId, phoneHash }: Kept) {
  const { state, expiresAt } = companyInvitations;
  const his =
    userId === null
      ? eq(companyInvitations.phoneHash, phoneHash ?? '')
      : eq(companyInvitations.userId, userId);
  await db
    .update(companyInvitations)
    .set({ state: 'expired' })
    .where(
      and(
        ...[eq(companyInvitations.tenantId, tenantId), eq(companyInvitations.companyId, companyId)],
        ...[his, eq(state, 'open'), lte(expiresAt, wireTime(clock.now()))],
      ),
    );
}

async function withdraw(context: Context, id: string): Promise<null> {
  const companyId = companyKept(context);
  const { tenantId, clock, db } = context;
  const ended = await db
    .update(companyInvitations)
    .set({ state: 'withdrawn', answeredAt: wireTime(clock.now()) })
    .where(
      and(
        ...[eq(companyInvitations.id, id), eq(companyInvitations.tenantId, tenantId)],
        ...[eq(companyInvitations.companyId, companyId), eq(companyInvitations.state, 'open')],
      ),
    )
    .returning({ id: companyInvitations.id });
  if (ended.length === 0) throw new Refusal('company.invitationOver');
  return null;
}

import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { actingMembers } from '../../membership/membership.ts';
import { bodyOf } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { SessionKeeper } from '../../kit/runtime/sessions.ts';
import { tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { actorOf } from '../../membership/applicant.ts';

const tags = [companyMember.name];
const config = { guard: 'signedIn' as const };
const input = z.object({ companyId: z.uuid().or(z.literal('')) });
const place = z.object({
  companyId: z.string(),
  companyName: z.string().nullable(),
  duties: z.array(z.enum(duties)),
  isActing: z.boolean(),
});

/** What a person may act as: the companies that he is a member of, and himself; and how his session changes from one to another. */
export function addActAs(app: FastifyInstance, sessions: SessionKeeper) {
  app.get(
    `/${companyMember.path}/mine`,
    { config, schema: { tags, response: { 200: z.array(place) } } },
    ({ context }) => placesOf(context),
  );
  app.post(
    `/${companyMember.path}/actAs`,
    { config, schema: { tags, body: input, response: { 200: z.null() } } },
    (request) =>
      inTransaction(request.context, async (context) => {
        const { companyId } = bodyOf<z.output<typeof input>>(request);
        const places = await placesOf(context);
        if (companyId !== '' && !places.some((one) => one.companyId === companyId))
          throw new Refusal('company.notMember');
        const { sessionId } = actorOf(context);
        await sessions.actFor(context.db, sessionId, companyId === '' ? null : companyId);
        context.afterCommit(() => sessions.forget(sessionId));
        return null;
      }),
  );
}

/** The caller's own places, the oldest first; that of himself has no company. */
async function placesOf({ db, tenantId, clock, actor }: Context): Promise<z.output<typeof place>[]> {
  const [members, companies] = [tableOf(companyMember), tableOf(company)];
  if (!actor) throw new Refusal('session.missing');
  const his = and(eq(members.tenantId, tenantId), eq(members.uid, actor.userId), actingMembers(clock.now()));
  const rows = await db
    .select({
      companyId: sql<string>`coalesce(${members.companyId}::text, '')`,
      companyName: companies.companyName,
      duties: members.duties,
    })
    .from(members)
    .leftJoin(companies, eq(companies.id, members.companyId))
    .where(his)
    .orderBy(asc(members.fromDate), asc(members.id))
    .limit(100);
  return rows.map((row) => ({ ...row, isActing: row.companyId === (actor.companyId ?? '') }));
}

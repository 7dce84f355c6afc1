import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { line } from '@policy/shared/contract/kit/field.ts';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { bodyOf } from '../../kit/routes/route.ts';
import { holdMembers } from '../../membership/administrators.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { actorOf, assertDuty } from '../../membership/applicant.ts';

const table = tableOf(companyMember);
const people = tableOf(user);
const portalUserType = 2;
const input = z.object({
  account: line(50),
  duties: z.array(z.enum(duties)).min(1),
  untilDate: z.iso.date().nullish(),
});

/** How a company's administrator takes somebody in who has an account of the portal; he acts for it from now on. */
export function addInvitations(app: FastifyInstance) {
  const schema = { tags: [companyMember.name], body: input, response: { 200: answeredRow(companyMember) } };
  app.post(`/${companyMember.path}/invite`, { config: { guard: 'signedIn' }, schema }, (request) =>
    writeOnce(request, async (context) => {
      assertDuty(context, 'administrator');
      return toWire(companyMember, await invite(context, bodyOf<z.output<typeof input>>(request)));
    }),
  );
}

async function invite(context: Context, { account, duties: given, untilDate }: z.output<typeof input>) {
  const { companyId } = actorOf(context);
  if (companyId === null) throw new Refusal('company.notMember');
  const person = await portalPerson(context, account);
  await holdMembers(context, companyId);
  const today = wireDate(context.clock.now());
  const here = and(eq(table.companyId, companyId), eq(table.uid, person.id));
  const lasts = or(isNull(table.untilDate), gte(table.untilDate, today));
  const members = repositoryOf(companyMember, context);
  if (await members.first(and(here, lasts))) throw new Refusal('company.alreadyMember');
  return members.insert({
    ...{ uid: person.id, companyId, memberName: person.realName, duties: given },
    ...{ fromDate: today, untilDate: untilDate ?? null, accountStatus: 'active' },
  });
}

/** An active account of the portal; one sentence for all others, so that nobody learns which there are. */
async function portalPerson({ db, tenantId }: Context, account: string) {
  const { id, realName, isDeleted, status, userType } = people;
  const here = and(eq(people.tenantId, tenantId), eq(people.account, account));
  const active = and(eq(isDeleted, 0), eq(status, 1), eq(userType, portalUserType));
  const [person] = await db.select({ id, realName }).from(people).where(and(here, active));
  if (!person) throw new Refusal('company.unknownAccount');
  return person;
}

import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { idQuery, idsQuery } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { hasAdministrator, holdMembers } from '../../membership/administrators.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import { bodyOf, idsOf, readParameters } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { addDays, wireDate } from '../../kit/runtime/clock.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { SessionKeeper } from '../../kit/runtime/sessions.ts';
import { tableOf } from '../../kit/table/table.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { actorOf, assertDuty } from '../../membership/applicant.ts';
import { assertMayGive } from '../../membership/given-duties.ts';
import { assertLevel } from '../../membership/real-name-level.ts';
import { addActAs } from './act-as.ts';
import { addOpening } from './opening.ts';
import { addInvitationAnswers } from './answer-invitation.ts';
import { addInvitations } from './invitations.ts';
import { ownPlace } from './own-place.ts';

type Member = RowOf<typeof companyMember>;

const table = tableOf(companyMember);
const tags = [companyMember.name];
const response = { 200: answeredRow(companyMember) };
/** How the membership stood when the caller read it. */
const rev = z.int().optional();
const dutiesInput = z.object({
  id: z.uuid(),
  duties: z.array(z.enum(duties)).min(1),
  rev,
});
const memberInput = idQuery.extend({ rev });
/** Ids of memberships, and by id how each stood; one that nothing is said of is taken as it is. */
const removeInput = idsQuery.partial().extend({ revs: z.record(z.uuid(), z.int()).default({}) });
const removeSent = { querystring: idsQuery.partial(), body: removeInput.partial().nullish() };

/** The members of the company that the caller acts for, and what its administrator does about them. */
export const companyMemberModule = (sessions: SessionKeeper): Module =>
  crudModule(companyMember, {
    verbs: ['list'],
    routes: (app) => {
      addOpening(app, companyMember);
      addActAs(app, sessions);
      addInvitations(app);
      addInvitationAnswers(app, sessions);
      addDuties(app, sessions);
      addSigning(app, sessions);
      addRemove(app, sessions);
    },
  });

function addDuties(app: FastifyInstance, sessions: SessionKeeper) {
  const config = { guard: 'signedIn' as const };
  app.post(
    `/${companyMember.path}/duties`,
    { config, schema: { tags, body: dutiesInput, response } },
    (request) =>
      writeOnce(request, async (context) => {
        assertDuty(context, 'administrator');
        const { duties: given, ...asked } = bodyOf<z.output<typeof dutiesInput>>(request);
        const { id } = asked;
        const member = await lockedMember(context, asked);
        assertMayGive(context, given, member.duties);
        if (!given.includes('administrator')) await assertOtherAdministrator(context, member);
        return toWire(companyMember, await giveDuties(context, sessions, { id, duties: given }));
      }),
  );
  app.post(
    `/${companyMember.path}/handOver`,
    { config, schema: { tags, body: memberInput, response } },
    (request) =>
      writeOnce(request, async (context) => {
        assertDuty(context, 'administrator');
        const heir = await lockedMember(context, bodyOf<z.output<typeof memberInput>>(request));
        const own = await ownPlace(context);
        if (heir.id === own.id || heir.accountStatus !== 'active') throw new Refusal('company.notMember');
        const left = own.duties.filter((duty) => duty !== 'administrator');
        await giveDuties(context, sessions, { id: own.id, duties: left.length > 0 ? left : ['reader'] });
        const all: readonly Duty[] = [...heir.duties, 'administrator'];
        const given = duties.filter((duty) => all.includes(duty));
        return toWire(companyMember, await giveDuties(context, sessions, { id: heir.id, duties: given }));
      }),
  );
}

/** Whoever signs for a company authorises another of its members to sign besides him, whether or not he keeps the members. */
function addSigning(app: FastifyInstance, sessions: SessionKeeper) {
  app.post(
    `/${companyMember.path}/authorise`,
    { config: { guard: 'signedIn', asksLevel: true }, schema: { tags, body: memberInput, response } },
    (request) =>
      writeOnce(request, async (context) => {
        assertDuty(context, 'signer');
        await assertLevel(context, 'apply');
        const member = await lockedMember(context, bodyOf<z.output<typeof memberInput>>(request));
        if (member.accountStatus !== 'active') throw new Refusal('company.notMember');
        const given = duties.filter((duty) => duty === 'signer' || member.duties.includes(duty));
        return toWire(companyMember, await giveDuties(context, sessions, { id: member.id, duties: given }));
      }),
  );
}

/** Ends memberships from today on; their rows stay. An administrator ends any of his company's, everybody his own. */
function addRemove(app: FastifyInstance, sessions: SessionKeeper) {
  app.post(
    `/${companyMember.path}/remove`,
    { config: { guard: 'signedIn' }, schema: { tags, ...removeSent, response: { 200: z.null() } } },
    (request) =>
      writeOnce(request, async (context) => {
        const { revs } = readParameters(request, removeInput);
        for (const id of idsOf(request)) {
          const member = await lockedMember(context, { id, rev: revs[id] });
          if (member.uid !== actorOf(context).userId) assertDuty(context, 'administrator');
          await assertOtherAdministrator(context, member);
          const untilDate = addDays(wireDate(context.clock.now()), -1);
          await repositoryOf(companyMember, context).update(id, { untilDate });
        }
        context.afterCommit(() => sessions.forgetAll());
        return null;
      }),
  );
}

interface Given {
  id: string;
  duties: Duty[];
}

async function giveDuties(context: Context, sessions: SessionKeeper, { id, duties: given }: Given) {
  const row = await repositoryOf(companyMember, context).update(id, { duties: given });
  context.afterCommit(() => sessions.forgetAll());
  return row;
}

/** A membership, and how it stood when the caller read it. */
interface Read {
  id: string;
  rev?: number | undefined;
}

/** A member of the company that the caller acts for; refuses one that somebody has changed since. Acts on its members go one after the other from here to the commit. */
async function lockedMember(context: Context, { id, rev: read }: Read): Promise<Member> {
  const { companyId } = actorOf(context);
  if (companyId === null) throw new Refusal('company.notMember');
  await holdMembers(context, companyId);
  const member = await repositoryOf(companyMember, context).first(eq(table.id, id));
  if (!member) throw new Refusal('company.notMember');
  if (read !== undefined && read !== member.version) throw new Refusal('row.stale');
  return member;
}

/** Refuses to take the last administrator from a company. */
async function assertOtherAdministrator(context: Context, { id, companyId, duties: held }: Member) {
  if (!held.includes('administrator') || companyId === null) return;
  if (!(await hasAdministrator(context, { companyId, but: id })))
    throw new Refusal('company.lastAdministrator');
}

import { isCreditCode } from '@policy/shared/contract/companies/credit-code.ts';
import { company, companyFacts } from '@policy/shared/contract/entities/companies/company.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { vouchedLevel } from '@policy/shared/contract/sign-in/sign-on.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { answeredRow, wireDraft } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { maskRows, withoutMasks } from '../../../kit/access/masks.ts';
import { readSubmission } from '../../../kit/drafts/drafts.ts';
import { assertRequiredWhen } from '../../../kit/drafts/required-when.ts';
import { describedOnly, permission, submittedOf } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { holdMembers } from '../../../membership/administrators.ts';
import { behindView, managedUser } from './managed-user.ts';

type Draft = Partial<DraftOf<typeof portalUser>>;
type Row = RowOf<typeof portalUser>;

const [people, companies, members] = [tableOf(user), tableOf(company), tableOf(companyMember)];
const portalUserType = 2;

/** Adds the call that gives an account a place to apply from, or corrects what is kept of one. */
export function addSubmitUser(app: FastifyInstance) {
  const schema = {
    ...{ tags: [portalUser.name], body: wireDraft(portalUser) },
    response: { 200: answeredRow(portalUser) },
  };
  const config = { guard: permission('policyuserinfo_add', 'policyuserinfo_edit') };
  app.post(
    `/${portalUser.path}/submit`,
    { config, schema, validatorCompiler: describedOnly },
    async (request) => {
      const submission = readSubmission(portalUser, submittedOf(request), request.context);
      const { id, version, values } = submission;
      if (!may(request.context, `policyuserinfo_${id ? 'edit' : 'add'}`)) throw new Refusal('access.denied');
      return writeOnce(request, async (context) => {
        const written = id ? await change(context, { id, rev: version }, values) : await add(context, values);
        return toWire(portalUser, await repositoryOf(portalUser, context).get(written));
      });
    },
  );
}

async function change(context: Context, about: { id: string; rev: number | undefined }, values: Draft) {
  const { row } = await managedUser(context, { id: about.id, ...(about.rev && { rev: about.rev }) });
  const told = maskRows(portalUser, context, [row])[0] ?? null;
  const kept = withoutMasks(portalUser, context, { before: told, values });
  assertRequiredWhen(portalUser, context, { before: row, values: kept });
  const behind = behindView(context);
  await repositoryOf(companyMember, behind).update(row.id, memberPart(row, kept));
  const facts = companyPart(kept);
  if (row.companyId !== null && Object.keys(facts).length > 0)
    await repositoryOf(company, behind).update(row.companyId, facts);
  return row.id;
}

/** What stands in the membership; a person who applies for himself is called what the row is called. */
function memberPart({ companyId }: Pick<Row, 'companyId'>, draft: Draft) {
  const { contactName, contactPhone, email, companyName } = draft;
  const name = companyId === null ? (companyName ?? contactName) : contactName;
  return {
    ...(name && { memberName: name.slice(0, 50) }),
    ...('contactPhone' in draft && { contactPhone: contactPhone ?? null }),
    ...('email' in draft && { email: email ?? null }),
  };
}

const factNames: readonly string[] = ['companyName', ...Object.keys(companyFacts)];

/** What stands in the company. */
const companyPart = (draft: Draft): Partial<DraftOf<typeof company>> =>
  Object.fromEntries(Object.entries(draft).filter(([key]) => factNames.includes(key)));

/** A place for an account of the portal that has none there, whose person the officer has seen: in a company, which is made where nobody knows it yet, or by itself. */
async function add(context: Context, draft: Draft): Promise<string> {
  assertRequiredWhen(portalUser, context, { before: null, values: draft });
  const behind = behindView(context);
  assertNoSigner(draft);
  const person = await portalPerson(context, draft.account ?? '');
  const companyId = draft.userType === 'individual' ? null : await companyOf(context, draft);
  await assertNoPlace(context, person.id, companyId);
  const { id } = await repositoryOf(companyMember, behind).insert({
    ...{ uid: person.id, companyId, memberName: draft.contactName ?? person.realName },
    ...{ duties: draft.duties?.length ? draft.duties : ['reader'], fromDate: wireDate(context.clock.now()) },
    ...memberPart({ companyId }, draft),
    ...{ accountStatus: 'active', authLevel: vouchedLevel },
  });
  return id;
}

/** Who signs for a company is said by a call that asks for the proof. */
function assertNoSigner({ userType, duties: given }: Draft): void {
  if (userType !== 'individual' && given?.includes('signer'))
    throw new Refusal('company.signerProof', {}, 'duties');
}

/** Two officers who add the same at once go one after the other from here to the commit. */
async function assertNoPlace(context: Context, uid: string, companyId: string | null): Promise<void> {
  await holdMembers(context, companyId ?? uid);
  const place = companyId === null ? isNull(members.companyId) : eq(members.companyId, companyId);
  const today = wireDate(context.clock.now());
  const lasts = or(isNull(members.untilDate), gte(members.untilDate, today));
  const there = await repositoryOf(companyMember, context).first(and(place, eq(members.uid, uid), lasts));
  if (there) throw new Refusal('company.alreadyMember');
}

/** The company of a credit code; its facts are written only where it is new, since they are those of all its members. */
async function companyOf(context: Context, draft: Draft): Promise<string> {
  const creditCode = draft.creditCode ?? '';
  if (!isCreditCode(creditCode)) throw new Refusal('company.creditCode', {}, 'creditCode');
  const behind = repositoryOf(company, behindView(context));
  await holdMembers(context, `${context.tenantId}:${creditCode}`);
  const known = await behind.first(eq(companies.creditCode, creditCode));
  if (known) return known.id;
  const { id } = await behind.insert({ ...companyPart(draft), creditCode });
  return id;
}

async function portalPerson(context: Context, account: string) {
  const active = and(eq(people.account, account), eq(people.userType, portalUserType), eq(people.status, 1));
  const person = await repositoryOf(user, context).first(active);
  if (!person) throw new Refusal('company.unknownAccount', {}, 'account');
  return person;
}

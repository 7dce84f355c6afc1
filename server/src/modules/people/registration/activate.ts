import { application } from '@policy/shared/contract/entities/application/application.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { vouchedLevel } from '@policy/shared/contract/sign-in/sign-on.ts';
import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, gte, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionKeeper } from '../../../kit/runtime/sessions.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { holdMembers } from '../../../membership/administrators.ts';
import { handOver } from '../../../membership/hand-over.ts';
import { registrationTable } from '../tables.ts';
import { asKeeper } from './as-keeper.ts';
import { lastAnswerDay } from './request-row.ts';
import { tellAdministrators } from './tell.ts';

/** A request that is approved, with the place that waits for it. */
export type Approved = RowOf<typeof registration> & {
  memberId: string | null;
  /** Whether it was proved that he may sign for the company. */
  isSigner: boolean;
  proof: string | null;
  /** Whether an officer decided it, and has seen who he is by that. */
  isSeen: boolean;
  /** Whether he keeps the company's members from now on, in the place of those who did. */
  handsOver?: boolean;
  /** Of one who joins, what the company's administrator gives him. */
  given?: readonly Duty[];
};

/** A refused or ended application stands in nobody's way. */
const passed = ['withdrawn', 'terminated', 'rejected', 'not_accepted'] as const;

/** Makes an approved request what it asks for: a person of his own, the first member of a new company, or one more of a company. */
export async function activate(context: Context, sessions: SessionKeeper, row: Approved): Promise<void> {
  const keeper = asKeeper(context);
  const { proof } = row;
  const companyId = row.applicantType === 'enterprise' ? await companyFor(keeper, row) : null;
  await takePlace(keeper, row, companyId);
  if (companyId && companyId !== row.companyId) await turnOthers(keeper, companyId, row);
  await repositoryOf(registration, keeper).update(row.id, {
    ...{ status: 'approved', proof, companyId, reason: null },
  });
  if (companyId) await giveWhatGoesWith(keeper, row, companyId);
  if (companyId && row.userId) await sessions.actForAll(context.db, row.userId, companyId);
  context.afterCommit(() => sessions.forgetAll());
}

/** What somebody who has just been given his place in a company is given besides. */
async function giveWhatGoesWith(context: Context, row: Approved, companyId: string): Promise<void> {
  const { companyName, userId, proof, memberId, handsOver } = row;
  const heir = { companyName: companyName ?? '', userId: found(userId), proof: proof ?? '' };
  if (handsOver) await handOver(context, { companyId, ...heir });
  if (memberId) await moveDrafts(context, row, companyId);
}

/** The company that is joined, or a new one. */
async function companyFor(context: Context, row: Approved): Promise<string> {
  if (row.companyId) return row.companyId;
  const { companyName, creditCode, legalPerson } = row;
  const made = await repositoryOf(company, context).insert({
    ...{ companyName: companyName ?? '', creditCode: creditCode ?? '' },
    legalPersonMasked: legalPerson,
  });
  return made.id;
}

/** Whoever asked for the same company asks to join it from now on: its administrator, who has just become one, answers first. */
async function turnOthers(context: Context, companyId: string, { id, creditCode }: Approved) {
  const table = registrationTable;
  const requests = repositoryOf(registration, context);
  const others = await requests.all(
    and(
      ...[eq(table.creditCode, creditCode ?? ''), eq(table.aim, 'create'), ne(table.id, id)],
      ...[eq(table.status, 'pending'), eq(table.kind, 'portal'), isNull(table.companyId)],
    ),
  );
  for (const other of others) {
    const turned = { aim: 'join' as const, companyId, answerBy: await lastAnswerDay(context) };
    await requests.update(other.id, turned);
    await tellAdministrators(context, 'registration.joinAsked', { ...other, ...turned });
  }
}

const founder: readonly Duty[] = ['reader', 'preparer', 'administrator'];
const joiner: readonly Duty[] = ['reader', 'preparer'];

/** Who founds a company keeps its members; whoever joins prepares; both sign only where it was proved that they may. */
function dutiesOf({ aim, isSigner, given }: Approved): Duty[] {
  const usual = given ?? (aim === 'join' ? joiner : founder);
  return duties.filter((duty) => usual.includes(duty) || (isSigner && duty === 'signer'));
}

/** Turns the waiting place into what it waits for, or makes one where he applies for himself besides. */
async function takePlace(context: Context, row: Approved, companyId: string | null): Promise<void> {
  if (companyId) await holdMembers(context, companyId);
  const waiting = await waitingPlace(context, row, companyId);
  const there = await lastingPlace(context, found(row.userId), companyId);
  if (!there || there.id === waiting?.id) {
    await (waiting ? fillPlace(context, row, { waiting, companyId }) : addPlace(context, row, companyId));
    return;
  }
  await keepPlace(context, row, there);
}

/** Who applies for himself already has what he asks for, and a member whom the keeping of the members is handed to all the rest. */
async function keepPlace(context: Context, row: Approved, there: Waiting['waiting']) {
  const isComplete = there.companyId === null || row.handsOver === true;
  if (!isComplete || there.accountStatus !== 'active') throw new Refusal('registration.member');
  const { id, duties: held, authLevel } = there;
  const given = duties.filter((duty) => held.includes(duty) || (row.isSigner && duty === 'signer'));
  await repositoryOf(companyMember, context).update(id, {
    ...{ duties: given, authLevel: levelAfter(row, authLevel) },
  });
}

/** The real-name level of somebody's place: an officer who approves it has seen who he is, as a provider may have. */
const levelAfter = ({ isSeen }: Approved, level: number): number =>
  isSeen ? Math.max(level, vouchedLevel) : level;

/** The place that was made for the request; one that has become another company's since waits for nothing any more. */
async function waitingPlace(context: Context, { memberId }: Approved, companyId: string | null) {
  const place = memberId
    ? await repositoryOf(companyMember, context).first(eq(tableOf(companyMember).id, memberId))
    : null;
  return place && (place.companyId === null || place.companyId === companyId) ? place : null;
}

const approved = { accountStatus: 'active' as const, rejectReason: null };

function lastingPlace(context: Context, uid: string, companyId: string | null) {
  const table = tableOf(companyMember);
  const lasts = or(isNull(table.untilDate), gte(table.untilDate, wireDate(context.clock.now())));
  const here = companyId ? eq(table.companyId, companyId) : isNull(table.companyId);
  return repositoryOf(companyMember, context).first(and(eq(table.uid, uid), here, lasts));
}

interface Waiting {
  waiting: RowOf<typeof companyMember>;
  companyId: string | null;
}

/** A place that was the company's all along keeps its duties and its beginning. */
async function fillPlace(context: Context, row: Approved, { waiting, companyId }: Waiting) {
  const fromDate = wireDate(context.clock.now());
  const isNew = companyId !== null && waiting.companyId !== companyId;
  const place = isNew ? { companyId, duties: dutiesOf(row), fromDate } : {};
  const authLevel = levelAfter(row, waiting.authLevel);
  const facts = { ...approved, ...place, authLevel, uid: found(row.userId) };
  await repositoryOf(companyMember, context).update(waiting.id, facts);
}

async function addPlace(context: Context, row: Approved, companyId: string | null) {
  await repositoryOf(companyMember, context).insert({
    ...{ uid: found(row.userId), companyId, memberName: row.name ?? row.account, contactPhone: row.phone },
    ...{ authLevel: levelAfter(row, row.level ?? 0), fromDate: wireDate(context.clock.now()), ...approved },
    duties: companyId ? dutiesOf(row) : [...duties],
  });
}

/**
 * What he prepared while he waited, he prepared for the company: it is the company's from now on, but for what the company
 * applies for itself already.
 */
async function moveDrafts(
  context: Context,
  { userId, companyName, creditCode }: Approved,
  companyId: string,
) {
  const cases = tableOf(application);
  const applications = repositoryOf(application, context);
  const drafts = await applications.all(
    and(eq(cases.userId, found(userId)), isNull(cases.companyId), eq(cases.status, 'draft')),
  );
  if (drafts.length === 0) return;
  const theirs = await applications.all(
    and(eq(cases.companyId, companyId), notInArray(cases.status, [...passed])),
  );
  const taken = new Set(theirs.map(({ guideId }) => guideId));
  const moved = drafts.filter(({ guideId }) => !taken.has(guideId)).map(({ id }) => id);
  if (moved.length === 0) return;
  const files = tableOf(applicationFile);
  await context.db
    .update(cases)
    .set({ companyId, ...(companyName ? { companyName } : {}), creditCode })
    .where(and(eq(cases.tenantId, context.tenantId), inArray(cases.id, moved)));
  await context.db
    .update(files)
    .set({ companyId })
    .where(and(eq(files.tenantId, context.tenantId), inArray(files.applicationId, moved)));
}

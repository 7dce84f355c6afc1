import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq, ne } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { registrationTable } from '../tables.ts';
import { activate } from './activate.ts';
import { asKeeper } from './as-keeper.ts';
import type { Pending } from './pending-request.ts';
import type { RegistrationPorts } from './ports.ts';
import { companyOf, lastAnswerDay } from './request-row.ts';
import { tellAdministrators, tellApproved, tellRefused } from './tell.ts';

/** What an officer rests his approval on. */
export interface Grounds {
  proof: string;
  /** Whether the proof says that the person may sign for the company. */
  isSigner: boolean;
  /** Whether the person is to keep the company's members in the place of those who did. */
  handsOver?: boolean;
}

/** Approves a request of the portal; joining a company is its administrators' to answer first, and needs a proof after that. */
export async function approvePortal(
  context: Context,
  ports: RegistrationPorts,
  { row, proof, isSigner, handsOver = false }: Grounds & { row: Pending },
): Promise<void> {
  await assertOnePerson(context, row);
  assertProved(context, row, { proof, isSigner });
  if (handsOver && row.aim !== 'join') throw new Refusal('registration.handOverJoin');
  // Whoever kept the members until now is told of it by the hand-over itself.
  const isJoined = row.aim === 'join' && !handsOver;
  await activate(context, ports.sessions, {
    ...row,
    isSigner,
    handsOver,
    isSeen: true,
    proof: proof || null,
  });
  if (isJoined) await tellAdministrators(context, 'registration.joined', row);
  await tellApproved(context, ports, row);
}

/** Refuses what an officer may not decide yet, or not without a proof. */
export function assertProved(
  { clock }: Context,
  { aim, answerBy }: Pick<Pending, 'aim' | 'answerBy'>,
  { proof, isSigner }: Grounds,
) {
  const isJoin = aim === 'join';
  if (isJoin && answerBy !== null && wireDate(clock.now()) <= answerBy)
    throw new Refusal('registration.joinFirst', { date: answerBy });
  if ((isJoin || isSigner) && proof === '') throw new Refusal('registration.proof');
}

/** One person has one account: a second request of the same document is merged into it, and never approved beside it. */
async function assertOnePerson(context: Context, { id, numberHash, applicantType, userId }: Pending) {
  if (applicantType !== 'individual' || numberHash === null) return;
  const others = await repositoryOf(registration, context).all(
    and(
      ...[eq(registrationTable.numberHash, numberHash), eq(registrationTable.status, 'approved')],
      ...[ne(registrationTable.id, id), ne(registrationTable.userId, userId)],
    ),
  );
  for (const other of others) {
    const there = await repositoryOf(user, context).count(eq(userTable.id, other.userId ?? userId));
    if (there > 0) throw new Refusal('registration.samePerson');
  }
}

/** Somebody else may have registered the company since: then the request becomes one to join it, which its administrators answer first. */
export async function turnIntoJoin(context: Context, row: Pending): Promise<Pending> {
  if (row.aim !== 'create' || row.applicantType !== 'enterprise' || row.companyId) return row;
  const there = await companyOf(context, row.creditCode ?? '');
  if (!there) return row;
  const answerBy = await lastAnswerDay(context);
  const turned = { aim: 'join' as const, companyId: there.id, answerBy };
  await repositoryOf(registration, asKeeper(context)).update(row.id, turned);
  await tellAdministrators(context, 'registration.joinAsked', { ...row, ...turned });
  return { ...row, ...turned };
}

/** Ends a request of the portal and nothing else: the account stays, with whatever it is besides, and may ask again. */
export async function refusePortal(
  context: Context,
  ports: RegistrationPorts,
  { row, reason }: { row: Pending; reason: string },
): Promise<void> {
  const keeper = asKeeper(context);
  await repositoryOf(registration, keeper).update(row.id, { status: 'refused', reason });
  const members = repositoryOf(companyMember, keeper);
  const place = row.memberId ? await members.first(eq(tableOf(companyMember).id, row.memberId)) : null;
  // What has been approved by another way since stays.
  if (place?.accountStatus === 'pending')
    await members.update(place.id, { accountStatus: 'refused', rejectReason: reason });
  await tellRefused(context, ports, { ...row, reason });
}

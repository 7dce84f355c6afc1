import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq, gte, isNull, or } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { wireDate } from '../kit/runtime/clock.ts';
import type { Actor, Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { assertAgreed } from './consents.ts';
import { holdActing } from './hold-acting.ts';

/** Who applies: a company through its member, or a person for himself. */
export type Applicant = RowOf<typeof portalUser>;

/** The signed-in caller; a route behind a guard always has one. */
export function actorOf(context: Context): Actor {
  if (!context.actor) throw new Refusal('session.missing');
  return context.actor;
}

const applicantType = 2;

/** The caller is one of the public, and not an officer. */
export const isApplicant = ({ actor }: { actor: Pick<Actor, 'userType'> | null }): boolean =>
  actor?.userType === applicantType;

/** What the caller acts as: the member of the company that he acts for, or himself; null where he is neither. */
export async function actingAs(context: Context): Promise<Applicant | null> {
  const { userId, companyId } = actorOf(context);
  const table = tableOf(portalUser);
  const acting = companyId === null ? isNull(table.companyId) : eq(table.companyId, companyId);
  const lasts = or(isNull(table.untilDate), gte(table.untilDate, wireDate(context.clock.now())));
  return repositoryOf(portalUser, context).first(and(eq(table.uid, userId), acting, lasts));
}

/** The same for acts of an applicant; refuses one that has not been approved, and tells one who waits what he may do so far. */
export async function applicantOf(context: Context): Promise<Applicant> {
  const applicant = await preparingApplicant(context);
  if (applicant.accountStatus === 'pending') throw new Refusal('application.accountPending');
  return applicant;
}

/**
 * The same for what may be done while one waits to be approved: preparing what is handed in later. Who prepares has agreed to the
 * texts in force, and is not deleted before the caller's transaction ends.
 */
export async function preparingApplicant(context: Context): Promise<Applicant> {
  await holdActing(context);
  const applicant = await actingAs(context);
  if (applicant?.accountStatus !== 'active' && applicant?.accountStatus !== 'pending')
    throw new Refusal('application.accountInactive');
  await assertAgreed(context, applicant);
  return applicant;
}

/** Refuses a member whose company has not given him this duty; who acts for himself has all of them. */
export function assertDuty(context: Context, duty: Duty): void {
  if (!actorOf(context).duties.includes(duty)) throw lacksDuty(context, [duty]);
}

/** What is said to a member who has none of the duties that an act asks for. */
export const lacksDuty = (context: Context, duties: readonly Duty[]): Refusal =>
  new Refusal('company.duty', {
    duty: dutyNames(context, duties).join(context.locale === 'en' ? ' / ' : '、'),
  });

/** Duties as the reader calls them. */
export function dutyNames({ locale }: Pick<Context, 'locale'>, duties: readonly Duty[]): string[] {
  const names = catalogue(locale).entity(companyMember.name).choices.duties ?? {};
  return duties.map((duty) => names[duty] ?? duty);
}

/** Whether a row belongs to the company that somebody acts for, or to him while he acts for himself. */
export const isOwn = (
  row: { companyId: string | null; userId: string },
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
): boolean => row.companyId === companyId && (companyId !== null || row.userId === userId);

import { user } from '@policy/shared/contract/entities/people/user.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { contactErrors } from '../../accounts/contacts.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { tableOf } from '../../kit/table/table.ts';
import { actorOf } from '../../membership/applicant.ts';
import { companyInvitations } from './tables.ts';

const people = tableOf(user);
const portalUserType = 2;

/** The form in which an invitation knows a phone. */
export const invitedPhonePrint = (cipher: FieldCipher, phone: string): string =>
  cipher.fingerprint(phone, 'companyInvitation.phone');

/** Whom a company's administrator names: an account of the portal, or a phone, whoever has it. */
interface Named {
  account?: string | undefined;
  phone?: string | undefined;
}

/** Whom an invitation is for, as its row keeps it, and the person who is told of it, if there is one already. */
export interface Invitee {
  kept: { userId: string | null; phoneHash: string | null; phoneMasked: string | null };
  personId: string | null;
}

/**
 * Whom an invitation is for. An account has to be there; of a phone nobody is told whether somebody has it, so that the
 * answer is the same: who has it, or registers with it in time, finds the invitation.
 */
export async function inviteeOf(
  context: Context,
  cipher: FieldCipher,
  { account, phone }: Named,
): Promise<Invitee> {
  if ((account === undefined) === (phone === undefined)) throw new Refusal('company.inviteWhom', {}, 'phone');
  if (phone === undefined) {
    const personId = await activePerson(context, eq(people.account, account ?? ''));
    if (personId === null) throw new Refusal('company.unknownAccount', {}, 'account');
    return { kept: { userId: personId, phoneHash: null, phoneMasked: null }, personId };
  }
  const errors = contactErrors({ phone }, context.locale);
  if (errors.length > 0) throw new InvalidDraft(errors);
  const phoneHash = invitedPhonePrint(cipher, phone);
  return {
    kept: { userId: null, phoneHash, phoneMasked: maskOf('phone', phone) },
    personId: await activePerson(context, eq(people.phone, phone)),
  };
}

/** The invitations that are for the caller: those of his account, and those of the phone that he has now. Officers act for no company, whatever phone they have. */
export async function forCaller(context: Context, cipher: FieldCipher): Promise<SQL | undefined> {
  const { userId } = actorOf(context);
  const { db, tenantId } = context;
  const [own] = await db
    .select({ phone: people.phone })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), eq(people.id, userId), eq(people.userType, portalUserType)));
  const byAccount = eq(companyInvitations.userId, userId);
  if (!own?.phone) return byAccount;
  const ofPhone = eq(companyInvitations.phoneHash, invitedPhonePrint(cipher, own.phone));
  return or(byAccount, and(isNull(companyInvitations.userId), ofPhone));
}

/** An active account of the portal; nothing for all others, so that nobody learns which there are. */
async function activePerson({ db, tenantId }: Context, which: SQL): Promise<string | null> {
  const { id, isDeleted, status, userType } = people;
  const active = and(eq(isDeleted, 0), eq(status, 1), eq(userType, portalUserType));
  const [person] = await db
    .select({ id })
    .from(people)
    .where(and(eq(people.tenantId, tenantId), which, active));
  return person?.id ?? null;
}

import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { LookUp } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { Registered, RegisterForm } from '@policy/shared/contract/people/register.ts';
import { and, eq, sql } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { InForce } from '../../../membership/consents.ts';
import { giveConsents } from '../../../membership/give-consents.ts';
import { numberParameter } from '../../../parameters/parameters.ts';
import { spendSmsCode } from '../../../sign-on/sms-codes.ts';
import { bindLogin, consumeTicket } from '../../../sign-on/tickets.ts';
import type { TicketPerson } from '../../../sign-on/tickets.ts';
import { registrationTable } from '../tables.ts';
import { activate } from './activate.ts';
import { hashOfNumber, idNumberPlace, numberOf } from './document-number.ts';
import type { RegistrationPorts } from './ports.ts';
import { accountOf } from './request-account.ts';
import { addRequest } from './request-row.ts';
import { assertVouched, isVouchedCompany } from './ticket/ticket-facts.ts';
import { tellOfRequest } from './tell.ts';

/** A form that was checked, and what was found out about it. */
export interface Registering {
  form: RegisterForm;
  passwordHash: string | null;
  checks: LookUp[];
  /** The editions that were agreed to. */
  agreed: readonly InForce[];
}

type Ports = RegistrationPorts & { services: Services };

/**
 * Keeps a request with its account and the place that waits for it, all in the caller's transaction: a code and a ticket are
 * used up by it, and of two at once one is kept.
 */
export async function keepRequest(
  context: Context,
  ports: Ports,
  registering: Registering,
): Promise<Registered> {
  const { form } = registering;
  const { cipher } = ports.services;
  await spendSmsCode(context, cipher, { phone: form.phone, code: form.smsCode, purpose: 'register' });
  const person = form.ticket === '' ? null : await consumeTicket(context, cipher, form.ticket);
  if (person) assertVouched(form, person);
  const numberHash = hashOfNumber(cipher, numberOf(form));
  const waitingKey = keyOf(form, numberHash);
  await queueBehind(context, numberHash);
  await refuseSecond(context, waitingKey);
  const account = await accountOf(context, registering, {
    ...{ numberHash, person },
    sessions: ports.sessions,
  });
  const memberId = await waitingPlace(context, form, { userId: account.id, level: person?.level ?? 0 });
  await giveConsents(context, account.id, registering.agreed);
  if (person) await bindLogin(context, { loginId: person.loginId, userId: account.id });
  const { id: userId, account: called } = account;
  const row = await addRequest(unowned(context), registering, {
    numberHash,
    userId,
    account: called,
    person,
  });
  const idNumberSealed = sealedNumber(form, cipher);
  await context.db
    .update(registrationTable)
    .set({ numberHash, waitingKey, idNumberSealed, memberId })
    .where(eq(registrationTable.id, row.id));
  if (await isApprovedAtOnce(context, row, person)) {
    await activate(context, ports.sessions, {
      ...row,
      memberId,
      isSigner: false,
      isSeen: false,
      proof: null,
    });
    return { status: 'approved', isJoin: false, answerBy: null };
  }
  await tellOfRequest(context, row);
  return { status: 'pending', isJoin: row.aim === 'join', answerBy: row.answerBy };
}

/** Colleagues may ask at once, each with his phone; a person only once. */
const keyOf = ({ userType, phone }: RegisterForm, numberHash: string) =>
  userType === 'enterprise' ? `${numberHash}:${phone}` : numberHash;

const sealedNumber = ({ userType, idNumber }: RegisterForm, cipher: FieldCipher) =>
  userType === 'individual' ? cipher.seal(idNumber, idNumberPlace) : null;

/** Requests and decisions about one number go one after the other from here to the commit. */
export async function queueBehind({ db, tenantId }: Context, numberHash: string): Promise<void> {
  const key = `registration:${tenantId}:${numberHash}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

async function refuseSecond(context: Context, waitingKey: string) {
  const waiting = and(eq(registrationTable.waitingKey, waitingKey), eq(registrationTable.status, 'pending'));
  if ((await repositoryOf(registration, context).count(waiting)) > 0)
    throw new Refusal('registration.waiting');
}

/** Nobody's context: who registers holds nothing yet, and may write nothing by himself. */
const unowned = (context: Context): Context => ({ ...context, actor: null });

/**
 * The place in which somebody waits: one without a company, so that he may prepare what he hands in later. Somebody who
 * applies for himself already has that place, and waits for the other one without any.
 */
async function waitingPlace(
  context: Context,
  form: RegisterForm,
  { userId, level }: { userId: string; level: number },
): Promise<string | null> {
  const table = tableOf(companyMember);
  const members = repositoryOf(companyMember, unowned(context));
  const own = await members.first(and(eq(table.uid, userId), sql`${table.companyId} is null`));
  // One place waits for one request: another one that waits at the same time makes its own when it is approved.
  if (own && own.accountStatus !== 'refused') return null;
  const memberName = form.userType === 'enterprise' ? form.contactName : form.name;
  const facts = {
    ...{ memberName, contactPhone: form.phone, authLevel: level, accountStatus: 'pending' as const },
    rejectReason: null,
  };
  // What a provider has once vouched for is not lost by a form that comes without its ticket.
  if (own) return (await members.update(own.id, { ...facts, authLevel: Math.max(level, own.authLevel) })).id;
  const fromDate = wireDate(context.clock.now());
  const made = await members.insert({
    uid: userId,
    companyId: null,
    duties: ['reader', 'preparer'],
    fromDate,
    ...facts,
  });
  return made.id;
}

/** Where the tenant says so, a company that a provider vouches for needs nobody to look at it; joining one always does. */
async function isApprovedAtOnce(
  context: Context,
  row: Pick<RowOf<typeof registration>, 'aim' | 'applicantType' | 'creditCode'>,
  person: TicketPerson | null,
): Promise<boolean> {
  if (!isVouchedCompany(row, person)) return false;
  return (await numberParameter(context, 'registration.autoApprove', 0)) === 1;
}

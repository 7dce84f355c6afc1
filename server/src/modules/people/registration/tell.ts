import type { registration } from '@policy/shared/contract/entities/people/registration.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import { membersOf } from '../../../membership/membership.ts';
import type { RegistrationPorts } from './ports.ts';

type Row = RowOf<typeof registration>;

const calledBy = ({ name, account }: Row) => name ?? account;

/** Tells whoever may decide about a request: officers, and of a company that is here already its administrators. */
export async function tellOfRequest(context: Context, row: Row): Promise<void> {
  const { account, companyName, companyId } = row;
  await emit(context, {
    name: 'registration.requested',
    facts: { account, name: companyName ?? calledBy(row) },
    to: { permission: 'registration_approve' },
    path: '/system/registration',
  });
  if (companyId) await tellAdministrators(context, 'registration.joinAsked', row);
}

/** Tells a company's administrators that somebody wants to join, or that he has, whoever decided. */
export async function tellAdministrators(
  context: Context,
  name: 'registration.joinAsked' | 'registration.joined',
  row: Row,
): Promise<void> {
  const { companyId } = row;
  if (!companyId) return;
  const { db, tenantId, clock } = context;
  for (const recipientId of await membersOf(
    db,
    { tenantId, companyId, duties: ['administrator'] },
    clock.now(),
  ))
    await emit(context, {
      name,
      facts: { name: calledBy(row), company: row.companyName ?? '' },
      to: { recipientId },
      path: '/user/userCenter',
    });
}

/** Tells the person that his request was approved, in the portal and by SMS. */
export async function tellApproved(context: Context, ports: RegistrationPorts, row: Row): Promise<void> {
  const { account, userId, phone } = row;
  const facts = { account, name: calledBy(row) };
  if (userId) await emit(context, { name: 'registration.approved', facts, to: { recipientId: userId } });
  await sms(context, ports, { code: 'registrationApproved', phone, params: { name: facts.name } });
}

/** The same for a refusal, with its reason. */
export async function tellRefused(
  context: Context,
  ports: RegistrationPorts,
  row: Row & { reason: string },
): Promise<void> {
  const { account, userId, phone, reason } = row;
  const facts = { account, name: calledBy(row), reason };
  if (userId) await emit(context, { name: 'registration.refused', facts, to: { recipientId: userId } });
  await sms(context, ports, { code: 'registrationRefused', phone, params: { name: facts.name, reason } });
}

interface Sms {
  code: string;
  phone: string | null;
  params: Record<string, string>;
}

/** A message that may not leave just now, for its phone had one a moment ago, holds up no decision: it stands in the portal too. */
async function sms(context: Context, { sendSms }: RegistrationPorts, { phone, ...rest }: Sms) {
  if (!phone) return;
  try {
    await sendSms(context, { ...rest, phone });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

import { user } from '@policy/shared/contract/entities/people/user.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import { assertGood } from '../../accounts/passwords.ts';
import { policyOf } from '../../accounts/security-policy.ts';
import { readSubmission } from '../../kit/drafts/drafts.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { atField, InvalidDraft } from '../../kit/runtime/errors.ts';

/** The administrator that a new tenant begins with. */
export interface FirstAdministrator {
  account: string;
  password: string;
  /** What he is called; the tenant's contact where nothing is said. */
  realName: string | null;
  phone: string | null;
}

/** What he is said by, beside the fields of his row that it becomes. */
const asSent: Readonly<Record<string, string>> = {
  account: 'adminAccount',
  realName: 'adminName',
  phone: 'adminPhone',
};

/** The first administrator as a draft names him; refuses one without an account or a good password, each at its field. */
export async function readAdministrator(
  sent: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<FirstAdministrator> {
  const said = (field: string) => (typeof sent[field] === 'string' ? sent[field].trim() : '');
  const [account, password] = [said('adminAccount'), said('adminPassword')];
  const lacking = [
    ...(account === '' ? [['adminAccount', 'tenant.account'] as const] : []),
    ...(password === '' ? [['adminPassword', 'tenant.password'] as const] : []),
  ];
  if (lacking.length > 0)
    throw new InvalidDraft(
      lacking.map(([field, code]) => ({ field, message: refusalSentence(code, {}, context.locale) })),
    );
  const [realName, phone] = [said('adminName') || null, said('adminPhone') || null];
  assertPerson({ account, name: account, realName: realName ?? account, phone }, context);
  // A tenant that is not there yet has said nothing.
  await atField('adminPassword', assertGood(password, account, policyOf(new Map())));
  return { account, password, realName, phone };
}

/** Refuses what no person's row could hold, at the fields that it was sent by. */
function assertPerson(draft: object, context: Context): void {
  try {
    readSubmission(user, draft, context);
  } catch (error) {
    if (!(error instanceof InvalidDraft)) throw error;
    throw new InvalidDraft(error.errors.map((one) => ({ ...one, field: asSent[one.field] ?? one.field })));
  }
}

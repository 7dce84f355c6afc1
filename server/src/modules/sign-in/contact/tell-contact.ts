import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { and, eq } from 'drizzle-orm';

import { isPhoneTaken } from '../../../accounts/one-phone.ts';
import { userTable } from '../../../accounts/tables.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { codeMinutes, newCode, personState, secretHash } from '../account-codes/account-codes.ts';
import type { Due, TellPorts } from '../account-codes/account-deliverer.ts';
import { markTold } from '../account-codes/mark-told.ts';
import { formerContact } from './former-contact.ts';
import type { ContactKind } from './former-contact.ts';

/** One code to where the person is to be reached, and another to where he was; a phone that somebody else has gets none. */
export async function tellContact(context: Context, { row, said }: Due, ports: TellPorts): Promise<void> {
  const kind = kindOf(row);
  const person = await activePerson(context, row.userId);
  if (!person) return;
  const before = formerContact(kind, person);
  const isTaken = kind === 'phone' && (await isPhoneTaken(context, said, person.id));
  const { cipher } = ports.services;
  const [code, oldCode] = [newCode(), newCode()];
  const isFirst = await markTold(context, row.id, {
    // A code that nobody is told stands for a phone that is taken: guessing it is refused like any other.
    secretHash: secretHash(cipher, row.id, code),
    oldSecretHash: before ? secretHash(cipher, row.id, oldCode) : '',
    stateHash: await personState(context.db, person.id),
  });
  if (!isFirst) return;
  const wanted = isTaken ? [] : [{ kind, to: said, code }];
  for (const telling of [...wanted, ...(before ? [{ ...before, code: oldCode }] : [])])
    await tell(context, telling, ports);
}

const kindOf = ({ purpose }: Due['row']): ContactKind => (purpose === 'phone' ? 'phone' : 'email');

async function activePerson({ db }: Context, userId: string | null) {
  if (userId === null) return null;
  const { id, phone, email } = userTable;
  const [person] = await db
    .select({ id, phone, email })
    .from(userTable)
    .where(and(eq(id, userId), eq(userTable.status, 1), eq(userTable.isDeleted, 0)));
  return person ?? null;
}

interface Telling {
  kind: ContactKind;
  to: string;
  code: string;
}

async function tell(context: Context, { kind, to, code }: Telling, { messengers }: TellPorts): Promise<void> {
  if (kind === 'phone') {
    const params = { code, minutes: String(codeMinutes) };
    await messengers.sms(context, { phone: to, template: 'code', params });
    return;
  }
  const { subject, text } = catalogue(context.locale).mail.contactCode;
  const facts = { code, minutes: codeMinutes };
  await messengers.mail(context, { address: to, subject, text: fill(text, facts), isSecret: true });
}

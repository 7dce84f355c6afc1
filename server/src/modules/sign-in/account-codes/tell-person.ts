import type { DomainEventName } from '@policy/shared/contract/desk/template.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { eq } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import type { DomainEvent } from '../../../kit/transaction/domain-events.ts';
import type { Due, TellPorts } from './account-deliverer.ts';
import { markTold } from './mark-told.ts';

/** What happened to an account, and in what words. */
interface Happened<N extends DomainEventName> {
  name: N;
  facts: DomainEvent<N>['facts'];
  /** The e-mail, with gaps for the facts. */
  mail: { subject: string; text: string };
  /** The template of the SMS, which says when. */
  template: string;
}

/** Tells a person, once, what happened to his account: on his desk, and by e-mail or else by SMS. */
export async function tellPerson<N extends DomainEventName>(
  context: Context,
  { row, messengers }: Pick<Due, 'row'> & Pick<TellPorts, 'messengers'>,
  { name, facts, mail, template }: Happened<N>,
): Promise<void> {
  const { userId, createTime: time } = row;
  if (userId === null) return;
  const { phone, email } = userTable;
  const [person] = await context.db.select({ phone, email }).from(userTable).where(eq(userTable.id, userId));
  if (!person || !(await markTold(context, row.id, { secretHash: 'told' }))) return;
  await emit(context, { name, facts, to: { recipientId: userId } });
  if (person.email) {
    const text = fill(mail.text, facts);
    await messengers.mail(context, { address: person.email, subject: mail.subject, text, isSecret: false });
  } else if (person.phone)
    // The message on his desk stands, whether or not the tenant has a text for it and the phone may have another SMS.
    await messengers.sms(context, { phone: person.phone, template, params: { time } }).catch(passOverRefusal);
}

function passOverRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

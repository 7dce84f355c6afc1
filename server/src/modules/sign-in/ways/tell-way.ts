import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import { eq } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import type { Due, TellPorts } from '../account-codes/account-deliverer.ts';
import { markTold } from '../account-codes/mark-told.ts';

/** Tells a person that a way to sign in was added to his account or taken from it: on his desk, and by e-mail or else by SMS. */
export async function tellWay(
  context: Context,
  { row, said: way }: Due,
  { messengers }: TellPorts,
): Promise<void> {
  const { userId, createTime: time } = row;
  if (userId === null) return;
  const { phone, email } = userTable;
  const [person] = await context.db.select({ phone, email }).from(userTable).where(eq(userTable.id, userId));
  if (!person || !(await markTold(context, row.id, { secretHash: 'told' }))) return;
  const purpose = row.purpose === 'wayAdded' ? 'wayAdded' : 'wayRemoved';
  await emit(context, { name: `account.${purpose}`, facts: { time, way }, to: { recipientId: userId } });
  if (person.email) {
    const { subject, text } = catalogue(context.locale).mail[purpose];
    await messengers.mail(context, {
      ...{ address: person.email, subject, text: fill(text, { time, way }), isSecret: false },
    });
  } else if (person.phone)
    // The message on his desk stands, whether or not the tenant has a text for it and the phone may have another SMS.
    await messengers
      .sms(context, { phone: person.phone, template: 'wayChanged', params: { time } })
      .catch(passOverRefusal);
}

function passOverRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

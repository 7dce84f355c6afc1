import { catalogue } from '@policy/shared/messages/catalogue.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Due, TellPorts } from '../account-codes/account-deliverer.ts';
import { tellPerson } from '../account-codes/tell-person.ts';

/** Tells a person that his account was used on a device that it was not used on before. */
export async function tellNewDevice(
  context: Context,
  { row, said: place }: Due,
  { messengers }: TellPorts,
): Promise<void> {
  await tellPerson(
    context,
    { row, messengers },
    {
      name: 'account.newDevice',
      facts: { time: row.createTime, place },
      mail: catalogue(context.locale).mail.newDevice,
      template: 'newDevice',
    },
  );
}

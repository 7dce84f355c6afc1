import { catalogue } from '@policy/shared/messages/catalogue.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Due, TellPorts } from '../account-codes/account-deliverer.ts';
import { tellPerson } from '../account-codes/tell-person.ts';

/** Tells a person that a way to sign in was added to his account or taken from it. */
export async function tellWay(
  context: Context,
  { row, said: way }: Due,
  { messengers }: TellPorts,
): Promise<void> {
  const purpose = row.purpose === 'wayAdded' ? 'wayAdded' : 'wayRemoved';
  await tellPerson(
    context,
    { row, messengers },
    {
      name: `account.${purpose}`,
      facts: { time: row.createTime, way },
      mail: catalogue(context.locale).mail[purpose],
      template: 'wayChanged',
    },
  );
}

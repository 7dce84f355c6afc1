import { message } from '@policy/shared/contract/entities/desk/message.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';

/** A message without its recipient: what everybody it goes to gets. */
export type Notification = Omit<DraftOf<typeof message>, 'userId' | 'isRead' | 'readTime'>;

/** People that one statement reaches: their ids are looked up together, as parameters. */
const peopleAtOnce = 2000;

/** Delivers a message to each person; the caller names nobody twice. */
export async function deliver(
  context: Context,
  notification: Notification,
  people: readonly string[],
): Promise<void> {
  for (let done = 0; done < people.length; done += peopleAtOnce) {
    const batch = people.slice(done, done + peopleAtOnce);
    await repositoryOf(message, context).insertMany(
      batch.map((userId) => ({ id: uuidv7(), draft: { ...notification, userId } })),
    );
  }
}

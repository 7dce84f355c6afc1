import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';

const people = tableOf(user);
const mayStillSignIn = and(eq(people.status, 1), eq(people.isDeleted, 0));

/**
 * Holds the account of whoever begins something, until his transaction ends: nobody deletes or disables it meanwhile and overlooks what is
 * not committed yet. Refuses somebody to whom that has happened since his call came.
 */
export async function holdActing({ db, actor }: Context): Promise<void> {
  if (!actor) throw new Refusal('session.missing');
  // Against deletions and officers' acts alone, which take the row for themselves; whoever else reads or writes it goes on.
  const held = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, actor.userId), mayStillSignIn))
    .for('key share');
  if (held.length === 0) throw new Refusal('session.ended');
}

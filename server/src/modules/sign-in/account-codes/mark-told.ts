import { and, eq, isNull } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { accountMessages } from './tables.ts';

type Told = Partial<
  Pick<typeof accountMessages.$inferSelect, 'userId' | 'secretHash' | 'oldSecretHash' | 'stateHash'>
>;

/** Writes down what somebody is told, once: false where an earlier attempt has told him already. */
export async function markTold({ db }: Context, id: string, told: Told): Promise<boolean> {
  const marked = await db
    .update(accountMessages)
    .set(told)
    .where(and(eq(accountMessages.id, id), isNull(accountMessages.secretHash)))
    .returning({ id: accountMessages.id });
  return marked.length > 0;
}

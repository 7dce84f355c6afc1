import { eq, sql } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { userTable } from './tables.ts';

/** Replaces a person's password by one that he has to change; the one before counts among those that may not come back. */
export async function setPassword({ db }: Context, userId: string, passwordHash: string): Promise<void> {
  const { passwordHash: before, formerPasswords } = userTable;
  await db
    .update(userTable)
    .set({
      passwordHash,
      mustChangePassword: 1,
      formerPasswords: sql`case when ${before} is null then ${formerPasswords} else array_prepend(${before}, ${formerPasswords}) end`,
    })
    .where(eq(userTable.id, userId));
}

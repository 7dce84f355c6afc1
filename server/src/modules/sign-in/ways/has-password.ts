import { eq } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import type { Context } from '../../../kit/runtime/context.ts';

/** Whether a person can sign in with a password. */
export async function hasPassword({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: userTable.passwordHash })
    .from(userTable)
    .where(eq(userTable.id, userId));
  return typeof row?.hash === 'string';
}

import { eq } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { userTable } from './tables.ts';

/** Replaces a person's password by one that he has to change. */
export async function setPassword({ db }: Context, userId: string, passwordHash: string): Promise<void> {
  await db.update(userTable).set({ passwordHash, mustChangePassword: 1 }).where(eq(userTable.id, userId));
}

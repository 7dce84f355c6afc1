import { passkey } from '@policy/shared/contract/sign-in/ways.ts';
import { asc, eq, inArray } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { passkeys } from './tables.ts';

/** Nobody has more keys than this. */
export const mostPasskeys = 10;

/** The keys of a person, oldest first. */
export const ownPasskeys = ({ db }: Pick<Context, 'db'>, userId: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createTime), asc(passkeys.id));

/** A key as its person is told of it. */
export const toldOf = ({ isSynced, ...row }: typeof passkeys.$inferSelect) =>
  passkey.parse({ ...row, isSynced: isSynced === 1 });

/** Takes away every key of these people. */
export async function removePasskeys({ db }: Pick<Context, 'db'>, userIds: readonly string[]): Promise<void> {
  await db.delete(passkeys).where(inArray(passkeys.userId, [...userIds]));
}

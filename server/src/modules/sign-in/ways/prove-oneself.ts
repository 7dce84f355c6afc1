import { and, eq, gt } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, found, Refusal } from '../../../kit/runtime/errors.ts';
import { provePassword } from '../passwords/own-password.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { sessions } from '../tables.ts';

/** How long a sign-in proves somebody who has no password to say. */
const freshMs = 10 * 60_000;

/** Whether a person can sign in with a password. */
export async function hasPassword({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: userTable.passwordHash })
    .from(userTable)
    .where(eq(userTable.id, userId));
  return typeof row?.hash === 'string';
}

/**
 * Has the caller prove himself before he changes how he signs in: by his password, or, where he has none, by having signed
 * in within the last ten minutes. A session that was left open is worth neither.
 */
export async function proveOneself(
  signIn: SignInServices,
  context: Context,
  password: string,
): Promise<void> {
  const { userId, sessionId } = found(context.actor);
  if (await hasPassword(context, userId)) {
    await atField('password', provePassword(signIn, context, password));
    return;
  }
  const since = wireTime(new Date(context.clock.now().getTime() - freshMs));
  const rows = await context.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createTime, since)));
  if (rows.length === 0) throw new Refusal('signInWay.again');
}

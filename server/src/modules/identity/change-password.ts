import { eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Context } from '../../kit/context.ts';
import { found, Refusal } from '../../kit/errors.ts';
import { admitAttempt, forgetAttempts } from './login-attempts.ts';
import type { Identity } from './identity.ts';
import { assertGood, matches, storedForm } from './passwords.ts';
import { userTable } from './tables.ts';

const password = z.string().max(200).default('');

/** The old password as sign-in sends it (SM3 hex); the new one in plain, so that the policy can look at it. */
export const passwordChange = z.object({
  oldPassword: password,
  newPassword: password,
  newPassword1: password,
});

/** Replaces the caller's password and ends his other sessions; wrong old passwords count as failed attempts. */
export async function changePassword(
  identity: Identity,
  context: Context,
  change: z.output<typeof passwordChange>,
) {
  const actor = found(context.actor);
  if (change.newPassword !== change.newPassword1) throw new Refusal('password.mismatch');
  await assertGood(change.newPassword, actor.account);
  const typed = { tenantId: context.tenantId, account: actor.account };
  if (!(await admitAttempt(identity.services, typed))) throw new Refusal('signIn.locked');
  const mine = eq(userTable.id, actor.userId);
  const [row] = await context.db.select({ hash: userTable.passwordHash }).from(userTable).where(mine);
  const isRight = await matches(change.oldPassword, typeof row?.hash === 'string' ? row.hash : null);
  if (!isRight) throw new Refusal('password.wrong');
  await assertGood(change.newPassword, actor.account, typeof row?.hash === 'string' ? row.hash : null);
  const passwordHash = await storedForm(change.newPassword);
  await context.db.update(userTable).set({ passwordHash, mustChangePassword: 0 }).where(mine);
  await forgetAttempts(identity.services, typed);
  await identity.sessions.endOthersOf(actor.userId, actor.sessionId, 'password');
  identity.sessions.forget(actor.sessionId);
}

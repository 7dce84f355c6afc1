import { eq } from 'drizzle-orm';
import { z } from 'zod';

import type { Context } from '../../kit/context.ts';
import { found, Refusal } from '../../kit/errors.ts';
import type { Identity } from './identity.ts';
import { provePassword } from './own-password.ts';
import { assertGood, storedForm } from './passwords.ts';
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
  const stored = await provePassword(identity, context, change.oldPassword);
  await assertGood(change.newPassword, actor.account, stored);
  const passwordHash = await storedForm(change.newPassword);
  await context.db
    .update(userTable)
    .set({ passwordHash, mustChangePassword: 0 })
    .where(eq(userTable.id, actor.userId));
  await identity.sessions.endOthersOf(actor.userId, actor.sessionId, 'password');
  identity.sessions.forget(actor.sessionId);
}

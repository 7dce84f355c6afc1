import { eq } from 'drizzle-orm';

import { matches } from '../../../accounts/passwords.ts';
import { userTable } from '../../../accounts/tables.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { requireAttempt, attemptSucceeded } from '../lockout/attempts.ts';
import type { SignInServices } from '../sign-in-services.ts';

/**
 * The stored form of the caller's password, once he has said it as sign-in does (SM3 hex).
 * A wrong one counts like a failed attempt to sign in, so that a session left open is no way to guess it; it counts for
 * the person in his session alone, so that nobody elsewhere keeps him from his own password.
 */
export async function provePassword(signIn: SignInServices, context: Context, sent: string): Promise<string> {
  const actor = found(context.actor);
  const typed = { tenantId: context.tenantId, account: actor.account };
  const attempt = await requireAttempt(signIn.services, typed, { kind: 'person', source: '' });
  const mine = eq(userTable.id, actor.userId);
  const [row] = await context.db.select({ hash: userTable.passwordHash }).from(userTable).where(mine);
  const stored = typeof row?.hash === 'string' ? row.hash : null;
  if (!(await matches(sent, stored)) || stored === null) throw new Refusal('password.wrong');
  await attemptSucceeded(signIn.services, attempt);
  return stored;
}

import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import { assertGood, assertNotUsed, storedForm } from '../../../accounts/passwords.ts';
import { securityOf } from '../../../accounts/security-policy.ts';
import { userTable } from '../../../accounts/tables.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { giveTryBack, isRight, takeTry, spendCode } from '../account-codes/account-codes.ts';
import { resetPurposes } from '../account-codes/tables.ts';
import { forgetPasswordAttempts } from '../lockout/attempts.ts';
import type { SignInServices } from '../sign-in-services.ts';

/** A new password, and what proves that it may be set. */
interface Finish {
  id: string;
  proof: string;
  newPassword: string;
  newPassword1: string;
}

const storedForms = z.array(z.string());

/**
 * Replaces a forgotten password. What was signed in with the old one ends in the same transaction, half-done sign-ins
 * included, whoever asked for the code or link, and so does every other code and link, which know the person as he was before.
 */
export async function finishReset(signIn: SignInServices, context: Context, asked: Finish): Promise<void> {
  const { services } = signIn;
  if (asked.newPassword !== asked.newPassword1) throw new Refusal('password.mismatch', {}, 'newPassword1');
  const row = await takeTry(
    { db: services.database.db, clock: services.clock },
    { id: asked.id, purposes: resetPurposes },
  );
  if (!row) throw new Refusal('reset.over');
  const isHis = isRight(services.cipher, row, { secret: asked.proof, kept: row.secretHash });
  if (!isHis) throw new Refusal('reset.wrong', {}, 'proof');
  try {
    await inTransaction({ ...context, tenantId: row.tenantId }, async (inside) => {
      const userId = await spendCode(inside, row);
      const account = await replacePassword(inside, userId, asked.newPassword);
      await signIn.sessions.endAllWithin(inside, [userId], 'password');
      await forgetPasswordAttempts(inside.db, { tenantId: row.tenantId, account });
    });
  } catch (error) {
    // The code was right; a password that is refused is no guess.
    await giveTryBack({ db: services.database.db, clock: services.clock }, row.id);
    throw error;
  }
}

async function replacePassword(context: Context, userId: string, newPassword: string): Promise<string> {
  const mine = and(eq(userTable.id, userId), eq(userTable.isDeleted, 0), eq(userTable.status, 1));
  const { account, passwordHash, formerPasswords } = userTable;
  const [person] = await context.db
    .select({ account, passwordHash, formerPasswords })
    .from(userTable)
    .where(mine);
  if (!person) throw new Refusal('reset.over');
  const policy = await securityOf(context.db, context.tenantId);
  await atField('newPassword', assertGood(newPassword, person.account, policy));
  const inUse = typeof person.passwordHash === 'string' ? [person.passwordHash] : [];
  const used = [...inUse, ...storedForms.parse(person.formerPasswords ?? [])];
  // Without a password in use there is only the history, which may not come back either.
  await atField('newPassword', assertNotUsed(newPassword, inUse.length > 0 ? used : ['', ...used], policy));
  await context.db
    .update(userTable)
    .set({
      passwordHash: await storedForm(newPassword),
      mustChangePassword: 0,
      // With the new one, as many as may not come back.
      formerPasswords: used.slice(0, policy['password.history'] - 1),
      passwordChangedAt: wireTime(context.clock.now()),
    })
    .where(mine);
  return person.account;
}

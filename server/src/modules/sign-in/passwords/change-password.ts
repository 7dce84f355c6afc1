import { and, eq } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { assertGood, assertNotUsed, storedForm } from '../../../accounts/passwords.ts';
import { securityOf } from '../../../accounts/security-policy.ts';
import { userTable } from '../../../accounts/tables.ts';
import { readParameters } from '../../../kit/routes/route.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { expireCookie, siteAsking } from '../refresh-cookie/site-cookie.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { provePassword } from './own-password.ts';

const storedForms = z.array(z.string());
const password = z.string().max(200).default('');

/** The old password as sign-in sends it (SM3 hex); the new one in plain, so that the policy can look at it. */
const passwordChange = z.object({
  oldPassword: password,
  newPassword: password,
  newPassword1: password,
});

async function formerPasswords({ db }: Context, mine: SQL): Promise<readonly string[]> {
  const [row] = await db.select({ former: userTable.formerPasswords }).from(userTable).where(mine);
  return storedForms.parse(row?.former ?? []);
}

type Change = z.output<typeof passwordChange> & {
  /** Whether the session that asks ends as well. */
  endsOwn: boolean;
};

/** Replaces the caller's password and ends his other sessions with it; wrong old passwords count as failed attempts. */
async function changePassword(signIn: SignInServices, context: Context, change: Change) {
  const actor = found(context.actor);
  const { oldPassword, newPassword, newPassword1, endsOwn } = change;
  if (newPassword !== newPassword1) throw new Refusal('password.mismatch', {}, 'newPassword1');
  const mine = eq(userTable.id, actor.userId);
  const policy = await securityOf(context.db, context.tenantId);
  await atField('newPassword', assertGood(newPassword, actor.account, policy));
  // Before the transaction, so that a wrong password counts whatever becomes of the rest.
  const stored = await atField('oldPassword', provePassword(signIn, context, oldPassword));
  const used = [stored, ...(await formerPasswords(context, mine))];
  await atField('newPassword', assertNotUsed(newPassword, used, policy));
  const passwordHash = await storedForm(newPassword);
  await inTransaction(context, async (inside) => {
    const changed = await inside.db
      .update(userTable)
      .set({
        ...{ passwordHash, mustChangePassword: 0 },
        // With the new one, as many as may not come back.
        formerPasswords: used.slice(0, policy['password.history'] - 1),
        passwordChangedAt: wireTime(context.clock.now()),
      })
      // Whoever replaced it meanwhile, an officer or a link, had the last word.
      .where(and(mine, eq(userTable.passwordHash, stored)))
      .returning({ id: userTable.id });
    if (changed.length === 0) throw new Refusal('password.wrong', {}, 'oldPassword');
    await signIn.sessions.endOthersWithin(inside, 'password');
    if (endsOwn) await signIn.sessions.endTheseWithin(inside, [actor.sessionId], 'password');
    inside.afterCommit(() => signIn.sessions.forget(actor.sessionId));
  });
}

/** The call by which a person replaces his password. */
export function addPasswordChange(app: FastifyInstance, signIn: SignInServices) {
  const body = passwordChange.partial().nullish();
  const config = { guard: 'signedIn', whileHeld: true, perMinute: 20 } as const;
  const schema = {
    ...{ tags: ['user'], response: { 200: z.null() } },
    ...{ querystring: passwordChange.partial(), body },
  };
  app.post('/blade-user/update-password', { config, schema }, async (request, reply) => {
    const { actor } = request.context;
    const site = siteAsking(request, found(actor).clientId);
    // What was signed in with the old password is over everywhere, in our own apps here as well.
    const endsOwn = site !== null;
    await changePassword(signIn, request.context, { ...readParameters(request, passwordChange), endsOwn });
    if (site) expireCookie(request, reply, site);
    return null;
  });
}

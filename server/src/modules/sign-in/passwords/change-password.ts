import { eq } from 'drizzle-orm';
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

/** Replaces the caller's password and ends his other sessions; wrong old passwords count as failed attempts. */
async function changePassword(
  signIn: SignInServices,
  context: Context,
  change: z.output<typeof passwordChange>,
) {
  const actor = found(context.actor);
  const { oldPassword, newPassword, newPassword1 } = change;
  if (newPassword !== newPassword1) throw new Refusal('password.mismatch', {}, 'newPassword1');
  const mine = eq(userTable.id, actor.userId);
  const policy = await securityOf(context.db, context.tenantId);
  await atField('newPassword', assertGood(newPassword, actor.account, policy));
  const stored = await atField('oldPassword', provePassword(signIn, context, oldPassword));
  const used = [stored, ...(await formerPasswords(context, mine))];
  await atField('newPassword', assertNotUsed(newPassword, used, policy));
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
  await signIn.sessions.endOthersOf(actor.userId, actor.sessionId, 'password');
  signIn.sessions.forget(actor.sessionId);
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
    const { clientId, sessionId } = found(actor);
    const site = siteAsking(request, clientId);
    await changePassword(signIn, request.context, readParameters(request, passwordChange));
    if (site) {
      // What was signed in with the old password is over everywhere, in our own apps here as well.
      await signIn.sessions.end(sessionId, 'password');
      expireCookie(request, reply, site);
    }
    return null;
  });
}

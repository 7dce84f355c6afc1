import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { makePasswordLink, passwordLinkMinutes, usePasswordLink } from '../../../accounts/password-links.ts';
import { assertGood, storedForm } from '../../../accounts/passwords.ts';
import { securityOf } from '../../../accounts/security-policy.ts';
import { setPassword } from '../../../accounts/set-password.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../../kit/runtime/sessions.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { aboutUser, managedUser } from './managed-user.ts';
import type { ManagedUser } from './managed-user.ts';

/** What the calls about passwords are given by other areas. */
export interface PasswordPorts {
  sessions: SessionEnds;
  /** Refuses whoever does not know his own password; a wrong one counts like a failed attempt to sign in. */
  provePassword: (context: Context, sm3: string) => Promise<unknown>;
  /** Has the SMS with a link leave with the commit. */
  sendLink: (context: Context, sms: { phone: string; params: object }) => Promise<unknown>;
}

const asked = aboutUser.extend({
  /** The temporary password, in plain so that the policy can look at it; a link is sent without one. */
  password: z.string().max(200).default(''),
  /** SM3 of the officer's own password in hex, as sign-in sends it. */
  officerPassword: z.string().max(200).default(''),
});

const answer = z.object({
  way: z.enum(['password', 'link']),
  /** The phone that the link was sent to, masked. */
  sentTo: z.string().nullable(),
});

/** Adds the officer's call that gives a policy user a new start, and the person's own that takes it. */
export function addResetPassword(app: FastifyInstance, ports: PasswordPorts) {
  const schema = {
    ...{ tags: [portalUser.name], response: { 200: answer } },
    ...{ querystring: asked.partial(), body: asked.partial().nullish() },
  };
  const config = { guard: permission('policyuserinfo_reset'), perMinute: 20 };
  app.post(`/${portalUser.path}/resetPassword`, { config, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const said = readParameters(request, asked);
    // Before the transaction, so that a wrong password counts whatever becomes of the rest.
    await atField('officerPassword', ports.provePassword(request.context, said.officerPassword));
    return inTransaction(request.context, async (context) => {
      const managed = await managedUser(context, said);
      return said.password === ''
        ? sendLink(app, context, { managed, ports })
        : give(context, ports, { managed, password: said.password });
    });
  });
  addNewPassword(app, ports.sessions);
}

/** A password that the officer chose: it signs its person in once, to choose another. */
async function give(
  context: Context,
  { sessions }: PasswordPorts,
  { managed: { person }, password }: { managed: ManagedUser; password: string },
) {
  const policy = await securityOf(context.db, context.tenantId);
  await atField('password', assertGood(password, person.account, policy));
  await setPassword(context, person.id, await storedForm(password));
  await sessions.endAllWithin(context, [person.id], 'password');
  return { way: 'password' as const, sentTo: null };
}

/** A link to the phone of the account; until it is used, the password stays as it is. */
async function sendLink(
  app: FastifyInstance,
  context: Context,
  { managed: { person }, ports }: { managed: ManagedUser; ports: PasswordPorts },
) {
  if (person.status !== 1) throw new Refusal('policyUser.isDisabled');
  if (!person.phone) throw new Refusal('policyUser.noPhone');
  const address = await app.services.portalOf(context);
  if (address === null) throw new Refusal('policyUser.noAddress');
  const ticket = await makePasswordLink(context, person.id);
  // Behind the #, which browsers keep to themselves: no log and no other site is told the ticket.
  const params = { link: `${address}/newPassword#${ticket}`, minutes: String(passwordLinkMinutes) };
  await ports.sendLink(context, { phone: person.phone, params });
  return { way: 'link' as const, sentTo: maskOf('phone', person.phone) };
}

const chosen = z.object({
  ticket: z.string().max(200).default(''),
  password: z.string().max(200).default(''),
  password1: z.string().max(200).default(''),
});

/** The person's own call: whoever holds the ticket of a link chooses his password, and is signed out everywhere. */
function addNewPassword(app: FastifyInstance, sessions: SessionEnds) {
  const schema = {
    ...{ tags: [portalUser.name], response: { 200: z.null() } },
    ...{ querystring: chosen.partial(), body: chosen.partial().nullish() },
  };
  const config = { guard: 'public' as const, perMinute: 20 };
  app.post(`/${portalUser.path}/newPassword`, { config, schema }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { ticket, password, password1 } = readParameters(request, chosen);
    if (password !== password1) throw new Refusal('password.mismatch', {}, 'password1');
    return inTransaction(request.context, async (context) => {
      const userId = await usePasswordLink(context, { ticket, password });
      await sessions.endAllWithin(context, [userId], 'password');
      return null;
    });
  });
}

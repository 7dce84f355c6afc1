import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { assertGood, storedForm } from '../../../accounts/passwords.ts';
import { securityOf } from '../../../accounts/security-policy.ts';
import { setPassword } from '../../../accounts/set-password.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, Refusal } from '../../../kit/runtime/errors.ts';
import type { SessionEnds } from '../../../kit/runtime/sessions.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import type { ErasurePorts } from '../../../personal-data/deletion/departing.ts';
import { aboutUser, managedUser } from './managed-user.ts';
import type { ManagedUser } from './managed-user.ts';

/** What the calls about passwords are given by other areas. */
export interface PasswordPorts {
  sessions: SessionEnds;
  /** What deleting a person takes of the areas that keep messages and files. */
  erasure: ErasurePorts;
  /** Refuses whoever does not know his own password; a wrong one counts like a failed attempt to sign in. */
  provePassword: (context: Context, sm3: string) => Promise<unknown>;
  /** Has an SMS with the link of a forgotten password leave with the commit; false where nobody knows the portal's address. */
  sendLink: (context: Context, person: { userId: string; phone: string }) => Promise<boolean>;
  /** Tells a phone by SMS that an officer has changed where its account is reached; one that may not be written to just now is passed over. */
  tellChange: (context: Context, phone: string) => Promise<void>;
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

/** Adds the officer's call that gives a policy user a new start; a link is taken on the page of forgotten passwords. */
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
        ? sendLink(context, ports, managed)
        : give(context, ports, { managed, password: said.password });
    });
  });
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
async function sendLink(context: Context, ports: PasswordPorts, { person }: ManagedUser) {
  if (person.status !== 1) throw new Refusal('policyUser.isDisabled');
  if (!person.phone) throw new Refusal('policyUser.noPhone');
  const isSent = await ports.sendLink(context, { userId: person.id, phone: person.phone });
  if (!isSent) throw new Refusal('policyUser.noAddress');
  return { way: 'link' as const, sentTo: maskOf('phone', person.phone) };
}

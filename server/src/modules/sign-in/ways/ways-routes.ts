import { signInWays } from '@policy/shared/contract/sign-in/ways.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { readParameters } from '../../../kit/routes/route.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { unbindLogin } from '../../../sign-on/tickets.ts';
import { ownPasskeys, toldOf } from '../passkeys/own-passkeys.ts';
import { offeredProviders } from '../providers/offered.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { noteChange, tellChange } from './change-way.ts';
import { hasPassword } from './has-password.ts';
import { proof, proveOneself } from './prove-oneself.ts';
import { assertWayLeft, boundLogins } from './ways.ts';

const path = '/blade-user/sign-in-way';
const tags = ['user'];
const unbinding = proof.extend({ id: z.string().max(60).default('') });

/** The ways in which a person signs in, and how a login elsewhere is untied again. */
export function addSignInWays(app: FastifyInstance, signIn: SignInServices) {
  const { config: settings } = signIn.services;
  app.get(
    `${path}/list`,
    { config: { guard: 'signedIn' }, schema: { tags, response: { 200: signInWays } } },
    async ({ context }) => {
      const actor = found(context.actor);
      return {
        hasPassword: (await hasPassword(context, actor.userId)) ? (1 as const) : (0 as const),
        logins: await boundLogins(context, settings, actor),
        passkeys: (await ownPasskeys(context, actor.userId)).map(toldOf),
        providers: await offeredProviders(context, actor, settings),
      };
    },
  );
  const schema = {
    ...{ tags, response: { 200: z.null() } },
    ...{ querystring: unbinding.partial(), body: unbinding.partial().nullish() },
  };
  app.post(`${path}/unbind`, { config: { guard: 'signedIn', perMinute: 20 }, schema }, async (request) => {
    await unbind(signIn, request);
    return null;
  });
}

/** Unties a login; what was opened elsewhere ends with it, for whoever owns the login may sit there. */
async function unbind(signIn: SignInServices, request: FastifyRequest): Promise<void> {
  const { id, ...said } = readParameters(request, unbinding);
  const { context } = request;
  const actor = found(context.actor);
  await proveOneself(signIn, request, { ...said, purpose: 'unbind' });
  const { config } = signIn.services;
  const change = await inTransaction(context, async (inside) => {
    const bound = isUuid(id) ? await boundLogins(inside, config, actor) : [];
    const login = bound.find((one) => one.id === id);
    if (!login) throw new Refusal('row.notFound');
    await unbindLogin(inside, id);
    await assertWayLeft(inside, config);
    await signIn.sessions.endOthersWithin(inside, 'ended');
    const removed = { purpose: 'wayRemoved', way: login.name } as const;
    await tellChange(signIn, inside, removed);
    return removed;
  });
  noteChange(request, change);
}

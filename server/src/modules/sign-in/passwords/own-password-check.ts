import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { readParameters } from '../../../kit/routes/route.ts';
import { atField } from '../../../kit/runtime/errors.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { provePassword } from './own-password.ts';

/** SM3 of the password in hex, as sign-in sends it. */
const proof = z.object({ password: z.string().max(200).default('') });

/** Whether the caller knows his own password, which unlocks a screen; it opens no session, and failures count as at sign-in. */
export function addOwnPasswordCheck(app: FastifyInstance, signIn: SignInServices) {
  const schema = {
    ...{ tags: ['user'], response: { 200: z.literal(true) } },
    ...{ querystring: proof.partial(), body: proof.partial().nullish() },
  };
  const config = { guard: 'signedIn', whileHeld: true, perMinute: 30 } as const;
  app.post('/blade-user/check-password', { config, schema }, async (request) => {
    const { password } = readParameters(request, proof);
    await atField('password', provePassword(signIn, request.context, password));
    return true as const;
  });
}

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { bodyOf } from '../../../kit/routes/route.ts';
import type { Actor } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { personAnswer, personShape } from '../tokens/token-answer.ts';
import type { SignOnPorts } from '../providers/visits.ts';
import { sentErrors, storeErrors } from './error-log.ts';
import { loadSession } from './load-session.ts';
import { signOut } from './sign-out.ts';

const tags = ['auth'];
const signedIn = { guard: 'signedIn', whileHeld: true } as const;
const signedInFlat = { guard: 'signedIn', flat: true, whileHeld: true } as const;
const done = z.object({ success: z.literal(true), msg: z.string() });

/** `endSession` is where the session at the provider ends by which the person came: his browser goes there. */
const left = done.extend({ data: z.object({ endSession: z.string() }).optional() });

const path = '/blade-auth/oauth';
const mine = (actor: Actor | null) => found(actor).sessionId;

/** How a session ends, and where its reader's errors go. */
export function addLogoutRoutes(app: FastifyInstance, signIn: SignInServices, ports: SignOnPorts) {
  const config = { guard: 'public', flat: true, whileHeld: true, evenOver: true } as const;
  app.get(`${path}/logout`, { config, schema: { tags, response: { 200: left } } }, async (request, reply) => {
    const endSession = await signOut({ signIn, ports }, request, reply);
    return { success: true, msg: 'success', ...(endSession === null ? {} : { data: { endSession } }) };
  });

  const log = { tags, body: sentErrors, response: { 200: done } };
  app.post(
    `${path}/logout`,
    { config: { ...signedInFlat, operationId: 'oauthLogoutErrors' }, schema: log },
    async (request) => {
      await storeErrors(app.services.logs, request.context, bodyOf<z.output<typeof sentErrors>>(request));
      return { success: true, msg: 'success' };
    },
  );
}

/** What a session may ask about itself. */
export function addSessionRoutes(app: FastifyInstance, { services, sessions }: SignInServices) {
  const info = { tags, response: { 200: personShape } };
  app.get(`${path}/user-info`, { config: signedIn, schema: info }, async ({ context }) => {
    const session = await loadSession(services.database.db, mine(context.actor), context.clock.now());
    return personAnswer(found(session));
  });

  // Rights that were changed a moment ago hold from the next request on.
  app.get(
    `${path}/clear-cache`,
    { config: { ...signedIn, acts: true }, schema: { tags, response: { 200: z.null() } } },
    ({ context }) => {
      sessions.forget(mine(context.actor));
      return null;
    },
  );
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { requireUsableTenant } from '../../../accounts/usable-tenant.ts';
import { parametersOf } from '../../../kit/routes/route.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { remoteOf } from '../../../kit/runtime/request-facts.ts';
import { withDevice } from '../lockout/device-answer.ts';
import { noteRefusal, noteSession } from '../note-sign-in.ts';
import { answerToken } from '../refresh-cookie/answer-token.ts';
import { isRequired } from '../second-factor/required.ts';
import { openOrAsk } from '../second-factor/sign-in-step.ts';
import type { Known } from '../second-factor/sign-in-step.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { startSession } from '../tokens/session-tokens.ts';
import { tokenShape } from '../tokens/token-answer.ts';
import { credentialText } from './credentials.ts';
import { offerPasskeys, whoSigned } from './passkey-sign-in.ts';

const signed = z.object({ credential: credentialText });
const options = z.looseObject({ challenge: z.string() });
const tags = ['auth'];
// An office shares one address.
const open = { guard: 'public', asksClient: true, perMinute: 120 } as const;

/** The call that tells what a device has to sign. */
export function addPasskeyOffer(app: FastifyInstance, signIn: SignInServices) {
  const schema = { tags, response: { 200: options } };
  app.post('/blade-auth/passkey/options', { config: open, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    await requireUsableTenant(request.context, request.context.tenantId);
    return offerPasskeys(signIn, { request, reply });
  });
}

/** The call that turns a signature into a token, in the flat shape of OAuth. */
export function addPasskeyToken(app: FastifyInstance, signIn: SignInServices) {
  const schema = {
    ...{ tags, response: { 200: tokenShape } },
    ...{ querystring: signed.partial(), body: signed.partial().nullish() },
  };
  const config = { ...open, flat: true };
  app.post('/blade-auth/oauth/token/passkey', { config, schema }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return answer(signIn, request, reply);
  });
}

async function answer(signIn: SignInServices, request: FastifyRequest, reply: FastifyReply) {
  const { tenantId } = request.context;
  const noted = { tenantId, account: '-', grantType: 'passkey', clientId: null };
  try {
    await requireUsableTenant(request.context, tenantId);
    const read = signed.safeParse(parametersOf(request));
    if (!read.success) throw new Refusal('request.invalid');
    const { client, userId, account } = await whoSigned(signIn, request, read.data.credential);
    const { clientId } = client;
    const known = { tenantId, userId, account, clientId, ...remoteOf(request) };
    const token = await answerToken({ request, reply, clientId }, '', () => opened(signIn, known));
    noteSession(request, { ...noted, account, clientId, userId }, 'success');
    return await withDevice(signIn, request, token);
  } catch (error) {
    noteRefusal(request, noted, error);
    throw error;
  }
}

/**
 * A key that is held and unlocked is two factors by itself, so that no code is asked for after it. Where a role asks for the
 * authenticator of its people, the authenticator it is: what a tenant has ruled is not got round by a key.
 */
async function opened(signIn: SignInServices, known: Known) {
  if (await isRequired(signIn.services.database.db, known.userId)) return openOrAsk(signIn, known, null);
  const { account: _, ...who } = known;
  return startSession(signIn, who);
}

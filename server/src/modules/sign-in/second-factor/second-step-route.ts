import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { parametersOf } from '../../../kit/routes/route.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { remoteOf } from '../../../kit/runtime/request-facts.ts';
import { requireClient } from '../clients/clients.ts';
import { withDevice } from '../lockout/device-answer.ts';
import { deviceOf } from '../lockout/known-devices.ts';
import { noteRefusal, noteSession } from '../note-sign-in.ts';
import { answerToken } from '../refresh-cookie/answer-token.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { tokenShape } from '../tokens/token-answer.ts';
import { noteFactor } from './note-factor.ts';
import { finishSignIn, stepOf } from './sign-in-step.ts';

const step = z.object({
  /** What the first step answered. */
  mfa_token: z.string().max(100).default(''),
  /** Six digits of the authenticator, or a recovery code. */
  code: z.string().trim().max(40).default(''),
});

/** The second step of a sign-in, in the flat shape of the token call; it belongs to the grant that began it. */
export function addSecondStep(app: FastifyInstance, signIn: SignInServices) {
  const asked = step.partial();
  const schema = {
    ...{ tags: ['auth'], response: { 200: tokenShape } },
    ...{ querystring: asked, body: asked.nullish() },
  };
  const config = { guard: 'public', flat: true, perMinute: 60, asksClient: true } as const;
  app.post('/blade-auth/oauth/token/second-step', { config, schema }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return answer(signIn, request, reply);
  });
}

async function answer(signIn: SignInServices, request: FastifyRequest, reply: FastifyReply) {
  const { clientId } = await requireClient(request.context, request.headers.authorization);
  const read = step.safeParse(parametersOf(request));
  if (!read.success) throw new Refusal('request.invalid');
  const { mfa_token: ticket, code } = read.data;
  const asked = { ticket, code, clientId, from: remoteOf(request), device: deviceOf(request) };
  const { tenantId, account, userId } = await stepOf(signIn, asked);
  const attempt = { tenantId, account, clientId, grantType: 'second_step' };
  try {
    return await answerToken({ request, reply, clientId }, '', async () => {
      const { answer: token, proof } = await finishSignIn(signIn, asked);
      noteSession(request, { ...attempt, userId }, 'success');
      if (proof === 'recoveryCode')
        noteFactor(request, 'recovered', { tenantId, userId, account, by: account });
      return withDevice(signIn, request, token);
    });
  } catch (error) {
    noteRefusal(request, attempt, error);
    throw error;
  }
}

import { captchaRefused } from '@policy/shared/auth/credentials/captcha-refusal.ts';
import { secondStepAsked } from '@policy/shared/auth/credentials/second-step.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { localeOf } from '../../../kit/runtime/locale.ts';
import { SecondStepNeeded } from '../second-factor/sign-in-step.ts';

/** Refusals that OAuth has a word for; every other one is an invalid grant to it. */
const words: Partial<Record<RefusalCode, string>> = {
  'signIn.client': 'invalid_client',
  'signIn.grant': 'unauthorized_client',
  'signIn.grantType': 'unsupported_grant_type',
  'signIn.captcha': captchaRefused,
  'signIn.secondStep': secondStepAsked,
  'request.invalid': 'invalid_request',
  'session.missing': 'invalid_token',
  'session.ended': 'invalid_token',
};

/** Makes these calls refuse as flat as they answer; a failure of our own takes the envelope. */
export function refuseFlat(app: FastifyInstance) {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, oauth: true };
  });
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof Refusal)) throw error;
    const { code, facts, status } = error;
    const description = refusalSentence(code, facts, localeOf(request));
    const ticket = error instanceof SecondStepNeeded ? { mfa_token: error.ticket } : {};
    return reply.code(status).send({
      ...{ error: words[code] ?? 'invalid_grant', error_description: description, ...ticket },
      traceId: request.id,
    });
  });
}

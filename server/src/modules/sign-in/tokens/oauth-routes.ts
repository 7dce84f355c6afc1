import { optionalLine } from '@policy/shared/contract/kit/readable.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { parametersOf } from '../../../kit/routes/route.ts';
import { remoteOf } from '../../../kit/runtime/request-facts.ts';
import { captchaImage, captchaText } from '../captcha/captcha-image.ts';
import { captchaQuestion } from '../captcha/captcha-question.ts';
import { keepCaptcha } from '../captcha/captchas.ts';
import { requireClient } from '../clients/clients.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { deviceOf } from '../lockout/known-devices.ts';
import { withDevice } from '../lockout/device-answer.ts';
import { noteRefusal, noteSession } from '../note-sign-in.ts';
import type { Attempt } from '../note-sign-in.ts';
import { answerToken } from '../refresh-cookie/answer-token.ts';
import { grantToken } from '../sign-in.ts';
import { tokenShape } from './token-answer.ts';

// What was typed stands in the log of sign-ins, so that it has to be readable.
const tokenParameters = z.object({
  grant_type: optionalLine(40),
  tenantId: optionalLine(20),
  username: optionalLine(100),
  /** SM3 of the password in hex. */
  password: z.string().max(200).default(''),
  refresh_token: optionalLine(200),
  scope: optionalLine(40),
  type: optionalLine(40),
  source: optionalLine(30),
  code: optionalLine(200),
  state: optionalLine(200),
  deptId: optionalLine(40),
  roleId: optionalLine(40),
});
const documented = tokenParameters.partial();
const captchaQuery = z.object({ kind: z.enum(['image', 'question']).default('image') });
const captchaAnswer = z.object({
  key: z.uuid(),
  image: z.string().optional(),
  question: z.string().optional(),
});

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

const tags = ['auth'];
// An office shares one address: enough for its people, too little for guessing.
const open = { guard: 'public', flat: true, perMinute: 120 } as const;
const tokenConfig = { ...open, asksClient: true } as const;

/** Tokens and captchas, in the flat shapes of OAuth. */
export function addOauthRoutes(app: FastifyInstance, signIn: SignInServices) {
  const schema = { tags, querystring: documented, body: documented.nullish(), response: { 200: tokenShape } };
  const token = (request: FastifyRequest, reply: FastifyReply, grantType?: string) => {
    // What a token answer holds must not stay in anybody's cache.
    void reply.header('cache-control', 'no-store');
    return tellOf(signIn, { request, reply }, grantType);
  };
  app.post('/blade-auth/oauth/token', { config: tokenConfig, schema }, (request, reply) =>
    token(request, reply),
  );
  app.post('/blade-auth/oauth/token/refresh', { config: tokenConfig, schema }, (request, reply) =>
    token(request, reply, 'refresh_token'),
  );
  addCaptcha(app, signIn);
}

/** Every attempt is told to the login log but the exchange of a refresh token, which is none. */
async function tellOf(signIn: SignInServices, call: Call, grantType?: string) {
  const { request } = call;
  const attempt = attemptOf(request, grantType);
  if (attempt.grantType === 'refresh_token') return grantAsked(signIn, call, grantType);
  try {
    const answer = await withDevice(signIn, request, await grantAsked(signIn, call, grantType));
    const { account, user_id: userId, client_id: clientId, tenant_id: tenantId } = answer;
    if (isUuid(userId)) noteSession(request, { ...attempt, account, userId, clientId, tenantId }, 'success');
    return answer;
  } catch (error) {
    noteRefusal(request, attempt, error);
    throw error;
  }
}

function attemptOf(request: FastifyRequest, grantType: string | undefined): Attempt {
  const said = tokenParameters.partial().safeParse(parametersOf(request)).data;
  const tenantId = said?.tenantId || header(request, 'tenant-id') || request.context.tenantId;
  const { username, grant_type: asked = '' } = said ?? {};
  return { tenantId, clientId: null, account: username || '-', grantType: grantType ?? asked };
}

async function grantAsked(signIn: SignInServices, { request, reply }: Call, grantType?: string) {
  const client = await requireClient(request.context, request.headers.authorization);
  const read = tokenParameters.safeParse(parametersOf(request));
  if (!read.success) throw new Refusal('request.invalid');
  const { grant_type: asked, tenantId, username, password } = read.data;
  const { source, code, state } = read.data;
  const deptId = read.data.deptId || header(request, 'dept-id');
  const roleId = read.data.roleId || header(request, 'role-id');
  const call = { request, reply, clientId: client.clientId };
  return answerToken(call, read.data.refresh_token, (refreshToken) =>
    grantToken(signIn, {
      grantType: grantType ?? asked,
      context: request.context,
      request: {
        client,
        tenantId: tenantId || header(request, 'tenant-id') || null,
        username,
        password,
        refreshToken,
        social: { source, code, state },
        acting: { deptId, roleId },
        from: remoteOf(request),
        device: deviceOf(request),
        captcha: { key: header(request, 'captcha-key'), code: header(request, 'captcha-code') },
      },
    }),
  );
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
}

function addCaptcha(app: FastifyInstance, { services }: SignInServices) {
  const schema = { tags, querystring: captchaQuery, response: { 200: captchaAnswer } };
  app.get('/blade-auth/oauth/captcha', { config: open, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { kind } = captchaQuery.parse(request.query);
    const fixed = services.config.captchaTestAnswer;
    if (kind === 'question') {
      const { question, answer } = captchaQuestion(request.context.locale);
      return { key: await keepCaptcha(services, fixed ?? answer), question };
    }
    const answer = captchaText();
    return { key: await keepCaptcha(services, fixed ?? answer), image: captchaImage(answer) };
  });
}

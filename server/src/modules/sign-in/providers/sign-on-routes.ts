import { optionalLine } from '@policy/shared/contract/kit/readable.ts';
import { registrationTicket } from '@policy/shared/contract/sign-in/sign-on.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { requireUsableTenant } from '../../../accounts/usable-tenant.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import { remoteOf } from '../../../kit/runtime/request-facts.ts';
import { requireClient } from '../clients/clients.ts';
import { withDevice } from '../lockout/device-answer.ts';
import { noteRefusal, noteSession } from '../note-sign-in.ts';
import { answerToken } from '../refresh-cookie/answer-token.ts';
import { openOrAsk } from '../second-factor/sign-in-step.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { tokenShape } from '../tokens/token-answer.ts';
import { whoCameBack } from './finish-sign-on.ts';
import type { Came } from './finish-sign-on.ts';
import { beginVisit, takeVisit } from './visits.ts';
import type { SignOnPorts } from './visits.ts';

const begun = z.object({ provider: optionalLine(30), redirect: z.string().max(4000).default('') });
/** What a provider put into the address of our page. */
export const providerReturn = z.object({
  loginCode: optionalLine(4000),
  state: optionalLine(200),
  /** Who answers, and what he says instead of a code, where the provider's address told them. */
  iss: optionalLine(500),
  error: optionalLine(100),
});
const redirect = z.string();
const answers = z.union([tokenShape.extend({ redirect }), registrationTicket.extend({ redirect })]);

const tags = ['signOn'];
// An office shares one address.
const open = { guard: 'public', asksClient: true, perMinute: 120 } as const;

/** The call that begins a sign-on: it tells where the reader goes. */
export function addSignOnBegin(app: FastifyInstance, ports: SignOnPorts) {
  const schema = { tags, querystring: begun.partial(), response: { 200: z.object({ url: z.string() }) } };
  app.get('/policy/gdgovesso/gdgovelogin', { config: open, schema }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const asked = begun.parse(queryOf(request));
    return { url: await beginVisit(ports, { request, reply }, { ...asked, sessionId: null }) };
  });
}

/** The call that finishes one, in the flat shapes of OAuth: a token, or a ticket to register with. */
export function addSignOnReturn(app: FastifyInstance, signIn: SignInServices, ports: SignOnPorts) {
  const schema = { tags, querystring: providerReturn.partial(), response: { 200: answers } };
  const config = { ...open, flat: true };
  app.get('/policy/gdgovesso/logincallback', { config, schema }, (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return finish({ signIn, ports }, { request, reply });
  });
}

interface Parts {
  signIn: SignInServices;
  ports: SignOnPorts;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function finish({ signIn, ports }: Parts, call: Call) {
  const { request } = call;
  const { context } = request;
  const client = await requireClient(context, request.headers.authorization);
  const { clientId } = client;
  const noted = { tenantId: context.tenantId, account: '-', grantType: 'sso', clientId };
  try {
    await requireUsableTenant(context, context.tenantId);
    const { loginCode: code, state, iss: issuer, error } = providerReturn.parse(queryOf(request));
    const attempt = await takeVisit(ports, request, { client, state, sessionId: null });
    const brought = { code, state, issuer, error };
    const came = await whoCameBack(ports, request, { client, attempt, brought });
    if ('ticket' in came) return { ...came.ticket, redirect: came.redirect };
    const answer = await tokenFor(signIn, call, { clientId, came });
    noteSession(request, { ...noted, account: answer.account, userId: answer.user_id }, 'success');
    return { ...answer, redirect: came.redirect };
  } catch (error) {
    noteRefusal(request, noted, error);
    throw error;
  }
}

/** The session of somebody known: opened as after a password, second step and all. */
async function tokenFor(
  signIn: SignInServices,
  { request, reply }: Call,
  { clientId, came }: { clientId: string; came: Extract<Came, { known: unknown }> },
) {
  const { known, opening } = came;
  const who = { ...known, tenantId: request.context.tenantId, clientId, ...fromOf(request), opening };
  const answer = await answerToken({ request, reply, clientId }, '', () => openOrAsk(signIn, who, null));
  return withDevice(signIn, request, answer);
}

function fromOf(request: FastifyRequest) {
  const { remoteIp, userAgent } = remoteOf(request);
  return { remoteIp, userAgent };
}

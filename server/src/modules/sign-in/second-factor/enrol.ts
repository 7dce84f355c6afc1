import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { readParameters } from '../../../kit/routes/route.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { proof, proveByFactor } from '../ways/prove-oneself.ts';
import { confirmFactor, factorOf, keepSecret, removeFactors } from './factor.ts';
import { noteFactor } from './note-factor.ts';
import type { FactorEvent } from './note-factor.ts';
import { enrolmentUri, newSecret } from './one-time-code.ts';
import { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts';
import { isRequired } from './required.ts';

const path = '/blade-user/second-factor';
const tags = ['user'];
// Everything here is how somebody who is held back gets on.
const config = { guard: 'signedIn', whileHeld: true, perMinute: 30 } as const;

const typed = z.object({ code: z.string().trim().max(20).default('') });
const parameters = (shape: z.ZodObject) => ({
  querystring: shape.partial(),
  body: shape.partial().nullish(),
});

const state = z.object({
  /** 1 when a code is asked for at sign-in. */
  enrolled: z.union([z.literal(0), z.literal(1)]),
  /** 1 when one of his roles asks for it. */
  required: z.union([z.literal(0), z.literal(1)]),
  since: z.string().nullable(),
  recoveryCodesLeft: z.int(),
});
const begun = z.object({ uri: z.string(), secret: z.string() });
const codes = z.object({ recoveryCodes: z.array(z.string()) });

/** A person's own second factor: setting it up, new recovery codes, taking it away. */
export function addSecondFactor(app: FastifyInstance, signIn: SignInServices) {
  app.get(`${path}/state`, { config, schema: { tags, response: { 200: state } } }, (request) =>
    stateOf(request),
  );
  app.post(
    `${path}/begin`,
    { config, schema: { tags, response: { 200: begun }, ...parameters(proof) } },
    (request) => begin(signIn, request),
  );
  app.post(
    `${path}/confirm`,
    { config, schema: { tags, response: { 200: codes }, ...parameters(typed) } },
    (request) => confirm(signIn, request),
  );
  app.post(
    `${path}/recovery-codes`,
    { config, schema: { tags, response: { 200: codes }, ...parameters(proof) } },
    (request) => renewCodes(signIn, request),
  );
  app.post(
    `${path}/remove`,
    { config, schema: { tags, response: { 200: z.null() }, ...parameters(proof) } },
    (request) => remove(signIn, request),
  );
}

async function stateOf({ context }: FastifyRequest): Promise<z.output<typeof state>> {
  const { userId } = found(context.actor);
  const since = (await factorOf(context.db, userId))?.confirmedAt ?? null;
  return {
    enrolled: since ? 1 : 0,
    required: (await isRequired(context.db, userId)) ? 1 : 0,
    since,
    recoveryCodesLeft: await recoveryCodesLeft(context.db, userId),
  };
}

const proved = (signIn: SignInServices, request: FastifyRequest) =>
  proveByFactor(signIn, request, { ...readParameters(request, proof), purpose: 'secondFactor' });

/** The only time that the secret is told; until its first code has been entered, it has no effect. */
async function begin(signIn: SignInServices, request: FastifyRequest): Promise<z.output<typeof begun>> {
  const { context } = request;
  const { userId, account } = found(context.actor);
  await proved(signIn, request);
  const secret = newSecret();
  if (!(await keepSecret(context, signIn.services.cipher, { userId, secret })))
    throw new Refusal('secondFactor.enrolled');
  const { issuer } = catalogue(context.locale).secondFactor;
  return { secret, uri: enrolmentUri(secret, { issuer, account: `${account}@${context.tenantId}` }) };
}

async function confirm(signIn: SignInServices, request: FastifyRequest) {
  const { userId, sessionId } = found(request.context.actor);
  const { code } = readParameters(request, typed);
  const recovery = await inTransaction(request.context, async (context) => {
    if (!(await confirmFactor(context, signIn.services.cipher, { userId, code })))
      throw new Refusal('secondFactor.code', {}, 'code');
    // The person's other sessions were opened with the password alone and end; this one gets its rights back at once.
    await signIn.sessions.endOthersWithin(context, 'secondFactor');
    return replaceRecoveryCodes(context.db, userId);
  });
  signIn.sessions.forget(sessionId);
  note(request, 'enrolled');
  return { recoveryCodes: recovery };
}

async function renewCodes(signIn: SignInServices, request: FastifyRequest) {
  const { context } = request;
  const { userId } = found(context.actor);
  await proved(signIn, request);
  if (!(await factorOf(context.db, userId))?.confirmedAt) throw new Refusal('secondFactor.notEnrolled');
  const fresh = await inTransaction(context, ({ db }) => replaceRecoveryCodes(db, userId));
  note(request, 'renewed');
  return { recoveryCodes: fresh };
}

async function remove(signIn: SignInServices, request: FastifyRequest) {
  const { context } = request;
  const { userId, sessionId } = found(context.actor);
  await proved(signIn, request);
  await inTransaction(context, ({ db }) => removeFactors(db, [userId]));
  signIn.sessions.forget(sessionId);
  note(request, 'removed');
  return null;
}

function note(request: FastifyRequest, event: FactorEvent) {
  const { tenantId, actor } = request.context;
  const { userId, account } = found(actor);
  noteFactor(request, event, { tenantId, userId, account, by: account });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { readParameters } from '../../../kit/routes/route.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { bindLogin } from '../../../sign-on/tickets.ts';
import { requireClient } from '../clients/clients.ts';
import { withVouched } from '../providers/came-back.ts';
import type { ProviderRow } from '../providers/settings.ts';
import type { Vouched } from '../providers/port.ts';
import { providerReturn } from '../providers/sign-on-routes.ts';
import { beginVisit, takeVisit } from '../providers/visits.ts';
import type { SignOnPorts } from '../providers/visits.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { sourceOf, storedLogin } from '../third-party/stored-login.ts';
import { noteChange, tellChange } from './change-way.ts';
import { proof, proveOneself } from './prove-oneself.ts';
import { boundLogins, lockPerson, mostLogins } from './ways.ts';

const asking = proof.extend({ provider: z.string().trim().max(30).default('') });
const tags = ['signOn'];
const config = { guard: 'signedIn', asksClient: true, perMinute: 20 } as const;

interface Parts {
  signIn: SignInServices;
  ports: SignOnPorts;
}

/**
 * A person ties a login elsewhere to his account: he proves himself, goes to the provider, and comes back to the session that
 * sent him. The calls stand beside those of the sign-on, because the mark of the browser is sent there and nowhere else.
 */
export function addBinding(app: FastifyInstance, signIn: SignInServices, ports: SignOnPorts) {
  const parts = { signIn, ports };
  const begun = {
    ...{ tags, querystring: asking.partial(), body: asking.partial().nullish() },
    response: { 200: z.object({ url: z.string() }) },
  };
  app.post('/policy/gdgovesso/bind', { config, schema: begun }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { provider, ...said } = readParameters(request, asking);
    const { sessionId } = found(request.context.actor);
    await proveOneself(signIn, request, { ...said, purpose: 'bind' });
    return { url: await beginVisit(ports, { request, reply }, { provider, redirect: '', sessionId }) };
  });
  const finished = {
    ...{ tags, querystring: providerReturn.partial(), body: providerReturn.partial().nullish() },
    response: { 200: z.object({ name: z.string() }) },
  };
  app.post('/policy/gdgovesso/bindcallback', { config, schema: finished }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return finish(parts, request);
  });
}

async function finish({ signIn, ports }: Parts, request: FastifyRequest) {
  const { context } = request;
  const { sessionId } = found(context.actor);
  const client = await requireClient(context, request.headers.authorization);
  const { loginCode: code, state, iss: issuer, error } = readParameters(request, providerReturn);
  const attempt = await takeVisit(ports, request, { client, state, sessionId });
  const back = { context, client, attempt, brought: { code, state, issuer, error } };
  const way = await withVouched(ports, back, (row, vouched) => bind(signIn, request, { row, vouched }));
  return { name: way };
}

/** Ties the login to the caller's account, and has him told; refuses a login of another account, and a login too many. */
async function bind(
  signIn: SignInServices,
  request: FastifyRequest,
  { row, vouched }: { row: ProviderRow; vouched: Vouched },
): Promise<string> {
  const { context } = request;
  const { userId, userType } = found(context.actor);
  const way = (context.locale === 'en' && row.nameEn) || row.name;
  const change = { purpose: 'wayAdded', way } as const;
  const isNew = await inTransaction(context, async (inside) => {
    await lockPerson(inside, userId);
    const { subject, person } = vouched;
    const login = await storedLogin(inside, {
      ...{ source: sourceOf(row.id), openId: subject, nickName: person.name },
    });
    if (login.userId === userId) return false;
    const bound = await boundLogins(inside, signIn.services.config, { userId, userType });
    if (bound.length >= mostLogins) throw new Refusal('signInWay.many', { most: mostLogins });
    await bindLogin(inside, { loginId: login.id, userId });
    await tellChange(signIn, inside, change);
    return true;
  });
  if (isNew) noteChange(request, change);
  return way;
}

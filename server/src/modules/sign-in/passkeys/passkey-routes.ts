import { optionalLine } from '@policy/shared/contract/kit/readable.ts';
import { proofPurposes } from '@policy/shared/contract/sign-in/proofs.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { readParameters } from '../../../kit/routes/route.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { noteChange, tellChange } from '../ways/change-way.ts';
import { proof, proveOneself } from '../ways/prove-oneself.ts';
import { assertWayLeft } from '../ways/ways.ts';
import { credentialText } from './credentials.ts';
import { offerProof } from './passkey-proof.ts';
import { addPasskey, beginPasskey } from './register.ts';
import { passkeys } from './tables.ts';

const path = '/blade-user/passkey';
const tags = ['user'];
const config = { guard: 'signedIn', perMinute: 20 } as const;
const ofClient = { ...config, asksClient: true } as const;

const label = optionalLine(50);
const making = z.object({ credential: credentialText, label });
const naming = z.object({ id: z.string().max(60).default(''), label });
const proving = z.object({ purpose: z.enum(proofPurposes) });
const removing = proof.extend({ id: z.string().max(60).default('') });
/** What the browser hands to the device, as the standard writes it. */
const options = z.looseObject({ challenge: z.string() });

const described = (shape: z.ZodObject, answer: z.ZodType) => ({
  ...{ tags, querystring: shape.partial(), body: shape.partial().nullish(), response: { 200: answer } },
});

/** A person's own keys: making one, naming it, taking it away, and proving himself by one. */
export function addPasskeys(app: FastifyInstance, signIn: SignInServices) {
  const done = z.null();
  app.post(`${path}/begin`, { config: ofClient, schema: described(proof, options) }, async (request) => {
    await proveOneself(signIn, request, { ...readParameters(request, proof), purpose: 'passkey' });
    return beginPasskey(signIn, request);
  });
  app.post(`${path}/confirm`, { config: ofClient, schema: described(making, done) }, async (request) => {
    const made = readParameters(request, making);
    await addPasskey(signIn, request, { ...made, label: named(made.label) });
    return null;
  });
  app.post(`${path}/prove`, { config: ofClient, schema: described(proving, options) }, (request) =>
    offerProof(signIn, request, readParameters(request, proving).purpose),
  );
  app.post(`${path}/rename`, { config, schema: described(naming, done) }, async (request) => {
    await rename(request);
    return null;
  });
  app.post(`${path}/remove`, { config, schema: described(removing, done) }, async (request) => {
    await remove(signIn, request);
    return null;
  });
}

function named(said: string): string {
  if (said === '') throw new Refusal('passkey.label', {}, 'label');
  return said;
}

const ownKey = (request: FastifyRequest, id: string) => {
  if (!isUuid(id)) throw new Refusal('row.notFound');
  return and(eq(passkeys.id, id), eq(passkeys.userId, found(request.context.actor).userId));
};

async function rename(request: FastifyRequest): Promise<void> {
  const { id, label: said } = readParameters(request, naming);
  const rows = await request.context.db
    .update(passkeys)
    .set({ label: named(said) })
    .where(ownKey(request, id))
    .returning({ id: passkeys.id });
  if (rows.length === 0) throw new Refusal('row.notFound');
}

/** Takes a key away; what was opened elsewhere ends with it, for whoever holds the device may sit there. */
async function remove(signIn: SignInServices, request: FastifyRequest): Promise<void> {
  const { id, ...said } = readParameters(request, removing);
  await proveOneself(signIn, request, { ...said, purpose: 'passkey' });
  const change = await inTransaction(request.context, async (context) => {
    const [gone] = await context.db.delete(passkeys).where(ownKey(request, id)).returning();
    if (!gone) throw new Refusal('row.notFound');
    await assertWayLeft(context, signIn.services.config);
    await signIn.sessions.endOthersWithin(context, 'ended');
    const removed = { purpose: 'wayRemoved', way: gone.label } as const;
    await tellChange(signIn, context, removed);
    return removed;
  });
  // What he calls his device is his, and no business of a log.
  noteChange(request, { ...change, way: catalogue(request.context.locale).signInWays.passkey });
}

import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { parse as bytesOf, v7 as uuidv7 } from 'uuid';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { requireClient } from '../clients/clients.ts';
import { siteOf } from '../providers/visits.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { noteChange, tellChange } from '../ways/change-way.ts';
import { lockPerson } from '../ways/ways.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { challengeIn, checked, madeKey, readCredential } from './credentials.ts';
import { mostPasskeys, ownPasskeys } from './own-passkeys.ts';
import { relyingSite } from './relying-site.ts';
import { passkeys } from './tables.ts';

/** The application of a call, and the site whose page makes it. */
export async function askingSite(request: FastifyRequest) {
  const client = await requireClient(request.context, request.headers.authorization);
  const site = siteOf(client);
  return { client, site, relying: await relyingSite(request, site) };
}

/** What the caller's device makes a key by; the challenge in it holds for this session, once. */
export async function beginPasskey({ services }: SignInServices, request: FastifyRequest) {
  const { context } = request;
  const { userId, sessionId, account, name } = found(context.actor);
  const { client, relying } = await askingSite(request);
  const own = await ownPasskeys(context, userId);
  assertRoom(own.length);
  const options = await generateRegistrationOptions({
    rpName: catalogue(context.locale).secondFactor.issuer,
    ...{ rpID: relying.rpId, userName: account, userDisplayName: name },
    // The same for all keys of a person, so that a device replaces its own; it tells nothing of him.
    userID: Uint8Array.from(bytesOf(userId)),
    ...{ attestationType: 'none', timeout: challengeMs },
    excludeCredentials: own
      .filter(({ rpId }) => rpId === relying.rpId)
      .map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(services, context, {
    ...{ challenge: options.challenge, clientId: client.clientId, rpId: relying.rpId, by: { sessionId } },
  });
  return options;
}

/** Keeps the key that the device made, under the name that its person gives it. */
export async function addPasskey(
  signIn: SignInServices,
  request: FastifyRequest,
  { credential, label }: { credential: string; label: string },
): Promise<void> {
  const { context } = request;
  const { sessionId } = found(context.actor);
  const { client, relying } = await askingSite(request);
  const { origin, rpId } = relying;
  const made = readCredential(credential, madeKey);
  const challenge = challengeIn(made.response.clientDataJSON);
  const given = { challenge, clientId: client.clientId, rpId, by: { sessionId } };
  await takeChallenge(signIn.services, context, given);
  const { registrationInfo } = await checked(
    verifyRegistrationResponse({
      ...{ response: made, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
      requireUserVerification: true,
    }),
  );
  const { credential: key, credentialBackedUp } = registrationInfo;
  const change = { purpose: 'wayAdded', way: catalogue(context.locale).signInWays.passkey } as const;
  await inTransaction(context, async (inside) => {
    await keepKey(inside, {
      ...{ label, rpId, credentialId: key.id, counter: key.counter, transports: made.response.transports },
      publicKey: Buffer.from(key.publicKey).toString('base64url'),
      isSynced: credentialBackedUp ? 1 : 0,
    });
    await tellChange(signIn, inside, change);
  });
  noteChange(request, change);
}

type NewKey = Omit<typeof passkeys.$inferInsert, 'id' | 'tenantId' | 'userId' | 'createTime' | 'lastUsedAt'>;

async function keepKey(context: Context, key: NewKey): Promise<void> {
  const { db, tenantId, clock } = context;
  const { userId } = found(context.actor);
  await lockPerson(context, userId);
  assertRoom((await ownPasskeys(context, userId)).length);
  const kept = await db
    .insert(passkeys)
    .values({ ...key, id: uuidv7(), tenantId, userId, createTime: wireTime(clock.now()) })
    // A key that somebody has already is not taken over by whoever says to have made it too.
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (kept.length === 0) throw new Refusal('passkey.refused');
}

function assertRoom(count: number): void {
  if (count >= mostPasskeys) throw new Refusal('passkey.many', { most: mostPasskeys });
}

import { user } from '@policy/shared/contract/entities/people/user.ts';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { userTable } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { admits } from '../clients/clients.ts';
import { browserOf, markBrowser, passkeyMark } from '../providers/browser-cookie.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { challengeIn, checked, readCredential, signedByKey } from './credentials.ts';
import { askingSite } from './register.ts';
import type { RelyingSite } from './relying-site.ts';
import { passkeys } from './tables.ts';

/** What any device that holds a key for this site may sign; nobody is named, so that nobody learns who has one. */
export async function offerPasskeys(
  { services }: SignInServices,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) {
  const { client, site, relying } = await askingSite(request);
  const options = await generateAuthenticationOptions({
    ...{ rpID: relying.rpId, userVerification: 'required', timeout: challengeMs },
  });
  await keepChallenge(services, request.context, {
    ...{ challenge: options.challenge, clientId: client.clientId, rpId: relying.rpId },
    by: { browser: markBrowser({ request, reply }, site, passkeyMark) },
  });
  return options;
}

/** Whoever has signed with his key; refuses an answer that comes too late, one by a key that nobody has any more, and everything else alike. */
export async function whoSigned(signIn: SignInServices, request: FastifyRequest, credential: string) {
  const { context } = request;
  const { client, site, relying } = await askingSite(request);
  const said = readCredential(credential, signedByKey);
  const challenge = challengeIn(said.response.clientDataJSON);
  const browser = browserOf(request, site, passkeyMark);
  if (browser === '') throw new Refusal('passkey.over');
  const given = { challenge, clientId: client.clientId, rpId: relying.rpId, by: { browser } };
  await takeChallenge(signIn.services, context, given);
  const key = await signedKey(request, { said, challenge, relying });
  const person = await repositoryOf(user, context).first(eq(userTable.id, key.userId));
  if (!person || !admits(client, person.userType)) throw new Refusal('passkey.refused');
  if (person.status !== 1) throw new Refusal('signIn.disabled');
  return { client, userId: person.id, account: person.account };
}

interface Signed {
  /** Whose key it has to be, where that is known. */
  userId?: string;
  said: ReturnType<typeof readCredential<typeof signedByKey>>;
  challenge: string;
  relying: RelyingSite;
}

/** The key that signed a challenge, after it was looked at and counted; refuses another person's, a copy's, and a signature that is none. */
export async function signedKey({ context }: FastifyRequest, { said, challenge, relying, userId }: Signed) {
  const { db, tenantId, clock } = context;
  const { origin, rpId } = relying;
  const here = and(
    eq(passkeys.credentialId, said.id),
    eq(passkeys.tenantId, tenantId),
    eq(passkeys.rpId, rpId),
  );
  const [key] = await db.select().from(passkeys).where(here);
  if (!key || (userId !== undefined && key.userId !== userId)) throw new Refusal('passkey.unknown');
  const { credentialId: id, counter, transports } = key;
  const { authenticationInfo } = await checked(
    verifyAuthenticationResponse({
      ...{ response: said, expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: rpId },
      credential: {
        id,
        counter,
        transports,
        publicKey: Uint8Array.from(Buffer.from(key.publicKey, 'base64url')),
      },
      requireUserVerification: true,
    }),
  );
  // Two answers with one count are of a key and its copy: the number that was looked at has to stand there still.
  const used = await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, lastUsedAt: wireTime(clock.now()) })
    .where(and(eq(passkeys.id, key.id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  if (used.length === 0) throw new Refusal('passkey.refused');
  return key;
}

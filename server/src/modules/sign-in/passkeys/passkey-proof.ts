import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';

import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { challengeMs, keepChallenge, takeChallenge } from './challenges.ts';
import { challengeIn, readCredential, signedByKey } from './credentials.ts';
import { ownPasskeys } from './own-passkeys.ts';
import { signedKey } from './passkey-sign-in.ts';
import { askingSite } from './register.ts';

/** What a device of the caller may sign, so that he proves himself for one purpose in this session; refuses whoever has no key for this site. */
export async function offerProof(
  { services }: SignInServices,
  request: FastifyRequest,
  purpose: ProofPurpose,
) {
  const { context } = request;
  const { userId, sessionId } = found(context.actor);
  const { client, relying } = await askingSite(request);
  const { rpId } = relying;
  const own = (await ownPasskeys(context, userId)).filter((key) => key.rpId === rpId);
  if (own.length === 0) throw new Refusal('passkey.none');
  const options = await generateAuthenticationOptions({
    ...{ rpID: rpId, userVerification: 'required', timeout: challengeMs },
    allowCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  const { challenge } = options;
  const given = { challenge, clientId: client.clientId, rpId, by: { sessionId }, purpose };
  await keepChallenge(services, context, given);
  return options;
}

/** Refuses what is not signed by a key of the caller, for this purpose, in this session and in time. */
export async function provePasskey(
  signIn: SignInServices,
  request: FastifyRequest,
  { credential, purpose }: { credential: string; purpose: ProofPurpose },
): Promise<void> {
  const { context } = request;
  const { userId, sessionId } = found(context.actor);
  const { client, relying } = await askingSite(request);
  const said = readCredential(credential, signedByKey);
  const challenge = challengeIn(said.response.clientDataJSON);
  await takeChallenge(signIn.services, context, {
    ...{ challenge, clientId: client.clientId, rpId: relying.rpId, by: { sessionId }, purpose },
  });
  await signedKey(request, { said, challenge, relying, userId });
}

import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { wireTime } from '../../../kit/runtime/clock.ts';
import { atField, found, Refusal } from '../../../kit/runtime/errors.ts';
import { credentialText } from '../passkeys/credentials.ts';
import { provePasskey } from '../passkeys/passkey-proof.ts';
import { provePassword } from '../passwords/own-password.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { sessions } from '../tables.ts';
import { hasPassword } from './has-password.ts';

/** How long a sign-in proves somebody who has no password to say. */
const freshMs = 10 * 60_000;

/** By what somebody proves himself before he changes something about his account. */
export const proof = z.object({
  /** SM3 of the person's password in hex, as sign-in sends it; empty for somebody who has none. */
  password: z.string().max(200).default(''),
  /** Or what his device signed for this purpose. */
  credential: credentialText,
});

interface Said extends z.output<typeof proof> {
  purpose: ProofPurpose;
}

/** Has the caller prove himself by what he knows or holds: his password, or a key of his device. */
export async function proveByFactor(
  signIn: SignInServices,
  request: FastifyRequest,
  { password, credential, purpose }: Said,
): Promise<void> {
  if (credential === '') await atField('password', provePassword(signIn, request.context, password));
  else await atField('password', provePasskey(signIn, request, { credential, purpose }));
}

/**
 * The same before he changes how he signs in, where somebody who has no password may have signed in within the last ten
 * minutes instead. A session that was left open is worth neither.
 */
export async function proveOneself(
  signIn: SignInServices,
  request: FastifyRequest,
  said: Said,
): Promise<void> {
  const { context } = request;
  const { userId, sessionId } = found(context.actor);
  if (said.credential !== '' || (await hasPassword(context, userId))) {
    await proveByFactor(signIn, request, said);
    return;
  }
  const since = wireTime(new Date(context.clock.now().getTime() - freshMs));
  const rows = await context.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), gt(sessions.createTime, since)));
  if (rows.length === 0) throw new Refusal('signInWay.again');
}

import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { hashOf } from '../tokens/token-hash.ts';
import { passkeyChallenges } from './tables.ts';

/** How long a device may take. */
export const challengeMs = 5 * 60_000;

/** Who may answer a challenge: a session that adds a key or in which its person proves himself, or the browser that signs in. */
type Answerer = { sessionId: string } | { browser: string };

/** What a challenge was given for. */
interface Given {
  clientId: string;
  rpId: string;
  by: Answerer;
  /** What the person proves himself for; none where a key is added or signs in. */
  purpose?: ProofPurpose;
}

type Ports = Pick<Services, 'database' | 'clock'>;

/** Keeps what a device is to sign. */
export async function keepChallenge(
  { database: { db }, clock }: Ports,
  { tenantId }: Context,
  { challenge, clientId, rpId, by, purpose }: Given & { challenge: string },
): Promise<void> {
  const now = clock.now();
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, wireTime(now)));
  await db.insert(passkeyChallenges).values({
    ...{ hash: hashOf(challenge), tenantId, clientId, rpId, purpose: purpose ?? null },
    ...('sessionId' in by ? { sessionId: by.sessionId } : { browserHash: hashOf(by.browser) }),
    expiresAt: wireTime(new Date(now.getTime() + challengeMs)),
  });
}

/**
 * Takes the challenge that a device has signed, by one statement, so that it is answered once. Refuses one that is over, for
 * something else, or another session's, browser's, application's, site's or tenant's, and leaves it to whom it belongs.
 */
export async function takeChallenge(
  { database: { db }, clock }: Ports,
  { tenantId }: Context,
  { challenge, clientId, rpId, by, purpose }: Given & { challenge: string },
): Promise<void> {
  const { hash, sessionId, browserHash, expiresAt } = passkeyChallenges;
  const mine =
    'sessionId' in by
      ? eq(sessionId, by.sessionId)
      : and(isNull(sessionId), eq(browserHash, hashOf(by.browser)));
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        ...[eq(hash, hashOf(challenge)), eq(passkeyChallenges.tenantId, tenantId), mine],
        ...[eq(passkeyChallenges.clientId, clientId), eq(passkeyChallenges.rpId, rpId)],
        purpose === undefined ? isNull(passkeyChallenges.purpose) : eq(passkeyChallenges.purpose, purpose),
        gt(expiresAt, wireTime(clock.now())),
      ),
    )
    .returning({ hash });
  if (taken.length === 0) throw new Refusal('passkey.over');
}

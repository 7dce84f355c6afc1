import { createHash } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { z } from 'zod';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { LeftThere } from './port.ts';

/** A key that is published can have made none of these, and a secret that both sides know proves nothing of a published key. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** How old a message may be: it is sent as soon as somebody leaves. */
const longestAge = '10 minutes';
const clockTolerance = 60;

const event = 'http://schemas.openid.net/event/backchannel-logout';
const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(100) });
const claims = z
  .object({
    iss: z.string(),
    jti: z.string().min(1).max(500),
    events: z.looseObject({ [event]: z.looseObject({}) }),
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    // A token of identity has one: that is no message that somebody left.
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

interface Expected {
  issuer: string;
  audience: string;
  /** What the provider publishes. */
  keys: unknown;
}

/** What a message says of who left (OpenID Connect Back-Channel Logout 1.0); refuses one that the provider did not sign for us just now. */
export async function readLogout(message: string, { issuer, audience, keys }: Expected): Promise<LeftThere> {
  const known = keySet.safeParse(keys);
  if (!known.success) throw new Error('The keys of the provider cannot be read');
  const bounds = { issuer, audience, algorithms, maxTokenAge: longestAge, clockTolerance };
  const verified = await jwtVerify(message, createLocalJWKSet(known.data), bounds).catch(() => null);
  const read = claims.safeParse(verified?.payload);
  if (!read.success) throw new Refusal('signOn.logout');
  const { iss, jti, sub = null, sid = null } = read.data;
  const hash = createHash('sha256')
    .update(JSON.stringify([iss, jti]))
    .digest('hex');
  return { subject: sub, session: sid, message: hash };
}

const said = z.object({ iss: z.string(), aud: z.union([z.string(), z.array(z.string())]) });

/** Who says to have signed a message, and for whom; what it says is believed of nobody before it is verified. */
export function senderOf(message: string): { issuer: string; audiences: readonly string[] } {
  const read = said.safeParse(decoded(message));
  if (!read.success) throw new Refusal('signOn.logout');
  return { issuer: read.data.iss, audiences: [read.data.aud].flat() };
}

function decoded(message: string): unknown {
  try {
    return decodeJwt(message);
  } catch {
    return null;
  }
}

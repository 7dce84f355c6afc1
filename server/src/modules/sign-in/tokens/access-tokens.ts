import { randomUUID } from 'node:crypto';
import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { Clock } from '../../../kit/runtime/clock.ts';
import type { SigningKey } from './secrets.ts';

const algorithm = 'HS256';
const longestToken = 4096;
/** A person sends the same token with every call for an hour; checking it costs more than the rest of finding out who he is. */
const mostRemembered = 5000;

const header = z.object({ header: z.object({ alg: z.literal(algorithm), kid: z.string() }) });
const claims = z.object({
  sid: z.uuid(),
  sub: z.uuid(),
  tid: z.string(),
  cid: z.string(),
  exp: z.number(),
});

/** What an access token says: session, person, tenant and client. */
type Claims = Omit<z.output<typeof claims>, 'exp'>;

/** A token on its way out. */
interface IssuedToken {
  token: string;
  jti: string;
}

/** Signs and reads access tokens with one fixed algorithm. */
export interface AccessTokens {
  issue(claims: Claims, seconds: number): IssuedToken;
  /** What a token says; null when it is forged, damaged, signed by a key of nobody's here, or too old. */
  read(token: string): Claims | null;
}

/** Tokens under these keys: the last one signs, all of them verify. */
export function accessTokens(keys: readonly SigningKey[], clock: Clock): AccessTokens {
  const newest = keys.at(-1);
  if (!newest) throw new Error('No key to sign tokens with');
  const sign = createSigner({ algorithm, key: newest.secret, kid: newest.kid });
  const decode = createDecoder({ complete: true });
  // The age is checked below by the product's own clock.
  const verifiers = new Map(
    keys.map(({ kid, secret }) => [
      kid,
      createVerifier({ algorithms: [algorithm], key: secret, ignoreExpiration: true }),
    ]),
  );
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const verified = (token: string): unknown => {
    const read = header.safeParse(decode(token));
    return read.success ? verifiers.get(read.data.header.kid)?.(token) : null;
  };
  const remembered = new LRUCache<string, z.output<typeof claims>>({ max: mostRemembered });
  const claimsOf = (token: string): z.output<typeof claims> | undefined => {
    const known = remembered.get(token);
    if (known || token.length > longestToken) return known;
    const read = claims.safeParse(attempt(() => verified(token)));
    if (read.success) remembered.set(token, read.data);
    return read.data;
  };
  return {
    issue(said, lifetime) {
      const jti = randomUUID();
      const iat = seconds();
      return { token: sign({ ...said, jti, iat, exp: iat + lifetime }), jti };
    },
    read(token) {
      const read = claimsOf(token);
      if (!read || read.exp <= seconds()) return null;
      const { exp: _, ...said } = read;
      return said;
    },
  };
}

/** The library throws for everything that is wrong with a token; to us they are one thing, no token. */
function attempt(verify: () => unknown): unknown {
  try {
    return verify();
  } catch {
    return null;
  }
}

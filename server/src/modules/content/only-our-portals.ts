import { createHash, timingSafeEqual } from 'node:crypto';

import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';
import type { FastifyRequest } from 'fastify';

// Of equal length whatever was sent, so that comparing takes as long for every guess.
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a caller knows the portals' secret: for nobody else is there such a call. */
export function onlyOurPortals(secret: string) {
  const expected = digest(secret);
  return ({ headers }: FastifyRequest): boolean => {
    const said = headers[portalSecretHeader];
    return typeof said === 'string' && timingSafeEqual(digest(said), expected);
  };
}

import { createHash, timingSafeEqual } from 'node:crypto';

import { portalSecretHeader } from '@policy/shared/contract/portal/portal-secret.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../../kit/errors.ts';

// Of equal length whatever was sent, so that comparing takes as long for every guess.
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Answers whoever does not know the portals' secret as if there were no such call. */
export function onlyOurPortals(secret: string) {
  const expected = digest(secret);
  return ({ headers }: FastifyRequest, _reply: FastifyReply, done: (refused?: Refusal) => void): void => {
    const said = headers[portalSecretHeader];
    const isOurs = typeof said === 'string' && timingSafeEqual(digest(said), expected);
    done(isOurs ? undefined : new Refusal('route.notFound'));
  };
}

import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../../../kit/runtime/errors.ts';
import type { TokenAnswer } from '../tokens/token-answer.ts';
import { expireCookie, isFromOwnPage, keepInCookie, siteAsking, tokenInCookie } from './site-cookie.ts';

/** A call for a token, and the application that makes it. */
interface TokenCall {
  request: FastifyRequest;
  reply: FastifyReply;
  clientId: string;
}

/** Refusals after which a refresh token is worth nothing any more. */
const isOver: ReadonlySet<RefusalCode> = new Set(['signIn.refresh', 'access.tenantMismatch']);

/**
 * Answers a token in the way that its client asks for: our own apps get and send the refresh token in a cookie, every
 * other client as the parameter and the field that the specification names.
 */
export async function answerToken(
  { request, reply, clientId }: TokenCall,
  sent: string,
  grant: (refreshToken: string) => Promise<TokenAnswer>,
): Promise<TokenAnswer> {
  const site = siteAsking(request, clientId);
  if (site === null) return grant(sent);
  const token = sent || (isFromOwnPage(request, site) ? tokenInCookie(request, site) : '');
  try {
    const answer = await grant(token);
    keepInCookie(request, reply, { site, token: answer.refresh_token });
    return { ...answer, refresh_token: '' };
  } catch (error) {
    // What another page asked for takes nothing away from this one.
    if (token !== '' && error instanceof Refusal && isOver.has(error.code))
      expireCookie(request, reply, site);
    throw error;
  }
}

import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { clientOf } from '../clients/clients.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { noteSession } from '../note-sign-in.ts';
import { sessionOfToken } from '../tokens/refresh-token.ts';
import type { SignOnPorts } from '../providers/visits.ts';
import { wayOut } from '../single-logout/leave-there.ts';
import { expireCookie, isFromElsewhere, siteAsking, tokenInCookie } from '../refresh-cookie/site-cookie.ts';
import { userTable } from '../../../accounts/tables.ts';

/** A session to be ended, and whose it is. */
interface Over {
  sessionId: string;
  tenantId: string;
  userId: string;
  account: string;
  clientId: string;
}

/**
 * Ends the session of the caller's token, and the one that his refresh cookie belongs to: an access token lives an hour,
 * and whoever signs out after that must not leave a session behind. Refuses a caller who has neither. Tells where the session ends
 * that he has at the provider by which he came, once what is ended here is ended.
 */
export async function signOut(
  { signIn, ports }: { signIn: SignInServices; ports: SignOnPorts },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const sessions = [ownOf(request), await cookieOf(signIn, request, reply)].filter((one) => one !== null);
  if (sessions.length === 0)
    throw new Refusal(request.headers['blade-auth'] ? 'session.ended' : 'session.missing');
  let out: string | null = null;
  for (const over of new Map(sessions.map((one) => [one.sessionId, one])).values()) {
    await signIn.sessions.end(over.sessionId, 'logout');
    noteSession(request, { ...over, grantType: '' }, 'logout');
    out ??= await wayOut(ports, request, over);
  }
  return out;
}

const ownOf = ({ context: { actor, tenantId } }: FastifyRequest): Over | null =>
  actor && { ...actor, tenantId };

/** The session of the refresh cookie of an app that asks to be rid of it; the cookie goes in any case. */
async function cookieOf(
  signIn: SignInServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Over | null> {
  const client = await clientOf(request.context, request.headers.authorization);
  if (!client) return null;
  const { clientId } = client;
  const site = siteAsking(request, clientId);
  if (!site || isFromElsewhere(request, site)) return null;
  expireCookie(request, reply, site);
  const known = await sessionOfToken(signIn, tokenInCookie(request, site), clientId);
  if (!known) return null;
  const [person] = await signIn.services.database.db
    .select({ account: userTable.account })
    .from(userTable)
    .where(eq(userTable.id, known.userId));
  return { ...known, clientId, account: person?.account ?? '-' };
}

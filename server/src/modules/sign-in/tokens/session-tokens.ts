import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { securityOf } from '../../../accounts/security-policy.ts';
import { firstCompanyOf } from '../../../membership/membership.ts';
import type { Database } from '../../../database/client.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { defaultActing } from '../sessions/default-login.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { loadSession } from '../sessions/load-session.ts';
import type { LoadedSession } from '../sessions/load-session.ts';
import { refreshTokens, sessions } from '../tables.ts';
import { hashOf } from './token-hash.ts';
import { personAnswer } from './token-answer.ts';
import type { TokenAnswer } from './token-answer.ts';

/** How long a refresh token can be exchanged. */
export const refreshLifeMs = 7 * 86_400_000;

/** Where a session is opened from, for those who watch over sessions. */
export interface OpenedFrom {
  remoteIp: string;
  userAgent: string | null;
}

/** What a session begins with besides its person, where a provider vouched for him. */
export interface SessionOpening {
  /** The company that he came for; without one it is his first. */
  companyId: string | null;
  /** Writes down in the same transaction what is known of the session. */
  also: (tx: Database, sessionId: string) => Promise<void>;
  /** Keeps it for the session that is opened by a code, under the ticket of that step. */
  keepFor: (ticket: string) => Promise<unknown>;
}

/** Opens a session for a person who has proved who he is; one without a role gets none. His oldest ones end where his tenant allows no more at once. */
export async function startSession(
  signIn: SignInServices,
  who: { tenantId: string; userId: string; clientId: string } & OpenedFrom,
  opening?: SessionOpening,
): Promise<TokenAnswer> {
  const { database, clock } = signIn.services;
  const { 'session.most': most } = await securityOf(database.db, who.tenantId);
  const { answer, surplus } = await inTransaction(database.db, async (tx) => {
    if (most > 0) await queueForSessions(tx, who.userId);
    const now = clock.now();
    const [id, at] = [uuidv7(), wireTime(now)];
    const companyId = opening?.companyId ?? (await firstCompanyOf(tx, who, now));
    await tx.insert(sessions).values({ id, ...who, companyId, createTime: at, lastSeenAt: at });
    await opening?.also(tx, id);
    const session = await loadSession(tx, id, now);
    if (!session) throw new Refusal('signIn.wrong');
    if (session.actor.roleIds.length === 0) throw new Refusal('signIn.noRole');
    return {
      surplus: most > 0 ? await signIn.sessions.endSurplus(tx, who.userId, most) : [],
      answer: await issueTokens(signIn, tx, await begun(tx, session, now)),
    };
  });
  for (const id of surplus) signIn.sessions.forget(id);
  return answer;
}

/** Of a person whose sessions are counted, two sign-ins at once see each other's. */
const queueForSessions = (tx: Database, userId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sessions:${userId}`}, 0))`);

/** The session in the department, role and post that its tenant has people begin in, where it says so. */
async function begun(tx: Database, session: LoadedSession, now: Date): Promise<LoadedSession> {
  const start = await defaultActing(tx, session);
  if (!start) return session;
  const { sessionId } = session.actor;
  await tx.update(sessions).set(start).where(eq(sessions.id, sessionId));
  return (await loadSession(tx, sessionId, now)) ?? session;
}

/** A fresh pair of tokens for a session, and whom it speaks for. */
export async function issueTokens(
  { tokens, services }: SignInServices,
  tx: Database,
  session: LoadedSession,
): Promise<TokenAnswer> {
  const { tenantId, actor, accessTokenSeconds } = session;
  const refresh = randomBytes(32).toString('base64url');
  const expiresAt = wireTime(new Date(services.clock.now().getTime() + refreshLifeMs));
  await tx.insert(refreshTokens).values({ hash: hashOf(refresh), sessionId: actor.sessionId, expiresAt });
  const claims = { sid: actor.sessionId, sub: actor.userId, tid: tenantId, cid: actor.clientId };
  const { token, jti } = tokens.issue(claims, accessTokenSeconds);
  return {
    access_token: token,
    token_type: 'bearer',
    refresh_token: refresh,
    expires_in: accessTokenSeconds,
    scope: 'all',
    ...personAnswer(session),
    jti,
  };
}

import { and, eq, gt, isNull } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { momentOf, wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { SignInServices } from '../sign-in-services.ts';
import { loadSession } from '../sessions/load-session.ts';
import { actAs } from '../sessions/act-as.ts';
import { issueTokens } from './session-tokens.ts';
import { hashOf } from './token-hash.ts';
import { refreshTokens, sessions } from '../tables.ts';
import type { TokenAnswer } from './token-answer.ts';

/** What a client says when it exchanges a refresh token. */
export interface Exchange {
  refreshToken: string;
  clientId: string;
  tenantId: string | null;
  /** The department and role to act in from now on; empty where nothing is to change. */
  deptId: string;
  roleId: string;
}

/**
 * Exchanges a refresh token for a new pair and makes it worthless.
 * A token that comes a second time was copied: the session ends for whoever holds it.
 */
export async function exchangeRefreshToken(signIn: SignInServices, exchange: Exchange): Promise<TokenAnswer> {
  const { database, clock } = signIn.services;
  const hash = hashOf(exchange.refreshToken);
  const known = await find(database.db, hash);
  if (known?.clientId !== exchange.clientId) throw new Refusal('signIn.refresh');
  if (exchange.tenantId && exchange.tenantId !== known.tenantId) throw new Refusal('access.tenantMismatch');
  const renewed = await renew(signIn, hash, { ...exchange, sessionId: known.sessionId });
  if (renewed.isUsed && momentOf(known.expiresAt) > clock.now())
    await signIn.sessions.end(known.sessionId, 'reuse');
  if (!renewed.answer) throw new Refusal('signIn.refresh');
  return renewed.answer;
}

/** The open session that a refresh token belongs to, if this client was given it. */
export async function sessionOfToken(
  { services }: SignInServices,
  token: string,
  clientId: string,
): Promise<{ sessionId: string; tenantId: string; userId: string } | null> {
  const known = token === '' ? undefined : await find(services.database.db, hashOf(token));
  return known?.clientId === clientId && known.endedAt === null ? known : null;
}

function renew(signIn: SignInServices, hash: string, asked: Exchange & { sessionId: string }) {
  const { sessionId } = asked;
  const { database, clock } = signIn.services;
  const now = clock.now();
  return inTransaction(database.db, async (tx): Promise<{ isUsed: boolean; answer: TokenAnswer | null }> => {
    if (!(await take(tx, hash, now))) return { isUsed: true, answer: null };
    await actAs(tx, asked);
    const session = await loadSession(tx, sessionId, now);
    return { isUsed: false, answer: session && (await issueTokens(signIn, tx, session)) };
  });
}

async function find(db: Database, hash: string) {
  const { sessionId, expiresAt } = refreshTokens;
  const { clientId, tenantId, userId, endedAt } = sessions;
  const [row] = await db
    .select({ sessionId, expiresAt, clientId, tenantId, userId, endedAt })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(eq(refreshTokens.hash, hash));
  return row;
}

/** Of two exchanges of one token only one takes it. */
async function take(tx: Database, hash: string, now: Date): Promise<boolean> {
  const unused = and(
    eq(refreshTokens.hash, hash),
    isNull(refreshTokens.usedAt),
    gt(refreshTokens.expiresAt, wireTime(now)),
  );
  const taken = await tx
    .update(refreshTokens)
    .set({ usedAt: wireTime(now) })
    .where(unused)
    .returning({ hash: refreshTokens.hash });
  return taken.length > 0;
}

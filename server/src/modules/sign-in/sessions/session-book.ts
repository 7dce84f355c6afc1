import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Database } from '../../../database/client.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import type { EndReason, LiveSession, SessionBook, SessionKeeper } from '../../../kit/runtime/sessions.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { AccessTokens } from '../tokens/access-tokens.ts';
import { briefCache } from '../../../kit/runtime/brief-cache.ts';
import { isClient } from '../clients/clients.ts';
import { idsCovering, readScopedCalls } from '../../../accounts/scoped-calls.ts';
import type { ScopedCall } from '../../../accounts/scoped-calls.ts';
import { loadSession } from './load-session.ts';
import type { LoadedSession } from './load-session.ts';
import { signInSteps } from '../second-factor/tables.ts';
import { sessions } from '../tables.ts';

/** Sessions as the sign-in calls need them: looked up for every request, ended at once. */
export interface OpenSessions extends SessionBook, SessionKeeper {
  /** Ends one session by itself; what ends with another write ends within its transaction. */
  end(sessionId: string, reason: EndReason): Promise<void>;
  /** Ends these sessions within the transaction of a context. */
  endTheseWithin(context: Context, sessionIds: readonly string[], reason: EndReason): Promise<void>;
  /** Ends every session of a person but the one he acts from, within the transaction of a context. */
  endOthersWithin(context: Context, reason: EndReason): Promise<void>;
  /** Ends the sessions of a person that he left longest ago, so that only so many stay; answers which, to be forgotten after the commit. */
  endSurplus(tx: Database, userId: string, most: number): Promise<readonly string[]>;
}

type Ports = Pick<Services, 'database' | 'clock'>;

const writtenEveryMs = 60_000;
/** Ids and secrets are shorter than this. */
const longestHeader = 1000;
const tenantTable = tableOf(tenant);

/** Keeps the sessions of one database; what it ends is over for this process at once, for others within 5 s. */
export function openSessions(ports: Ports, tokens: AccessTokens): OpenSessions {
  const kept = briefCache<LiveSession | null>(ports.clock);
  const tenants = briefCache<boolean>(ports.clock);
  const clients = briefCache<boolean>(ports.clock);
  const scopedCalls = briefCache<readonly ScopedCall[]>(ports.clock);
  const { clock } = ports;
  const endWithin = async (context: Context, where: SQL | undefined, reason: EndReason) => {
    const ended = await markEnded({ db: context.db, clock }, where, reason);
    context.afterCommit(() => ended.forEach((id) => kept.forget(id)));
  };
  return {
    forget: (sessionId) => kept.forget(sessionId),
    forgetAll: () => {
      kept.forgetAll();
      tenants.forgetAll();
      clients.forgetAll();
      scopedCalls.forgetAll();
    },
    actFor: async (tx, sessionId, companyId) => {
      await tx.update(sessions).set({ companyId }).where(eq(sessions.id, sessionId));
    },
    actForAll: async (tx, userId, companyId) => {
      const forHimself = and(eq(sessions.userId, userId), isNull(sessions.companyId));
      await tx
        .update(sessions)
        .set({ companyId })
        .where(and(forHimself, isNull(sessions.endedAt)));
    },
    end: async (sessionId, reason) => {
      const { db } = ports.database;
      for (const id of await markEnded({ db, clock }, eq(sessions.id, sessionId), reason)) kept.forget(id);
    },
    endTheseWithin: (context, ids, reason) => endWithin(context, inArray(sessions.id, [...ids]), reason),
    endOthersWithin: async (context, reason) => {
      const { userId, sessionId } = found(context.actor);
      await dropHalfDone(context, [userId]);
      await endWithin(context, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)), reason);
    },
    endSurplus: (tx, userId, most) =>
      markEnded({ db: tx, clock }, inArray(sessions.id, beyond(tx, userId, most)), 'surplus'),
    endAllWithin: async (context, userIds, reason) => {
      await dropHalfDone(context, userIds);
      await endWithin(context, inArray(sessions.userId, [...userIds]), reason);
    },
    endAllOfTenantsWithin: async (context, tenantIds, reason) => {
      await endWithin(context, inArray(sessions.tenantId, [...tenantIds]), reason);
      context.afterCommit(() => tenants.forgetAll());
    },
    async resolve(token) {
      const said = tokens.read(token);
      if (!said) return null;
      const session = await kept.get(said.sid, () => look(ports, said.sid));
      return session?.tenantId === said.tid && session.actor.userId === said.sub ? session : null;
    },
    scopesOver: async (call) =>
      idsCovering(await scopedCalls.get('all', () => readScopedCalls(ports.database.db)), call),
    knowsClient: async (header) =>
      header.length <= longestHeader && clients.get(header, () => isClient(ports.database.db, header)),
    tenantExists: (tenantId) => tenants.get(tenantId, () => isTenant(ports, tenantId)),
  };
}

/** A sign-in that waits for its code was begun with what held before; whoever ends a person's sessions ends it as well. */
const dropHalfDone = ({ db }: Context, userIds: readonly string[]) =>
  db.delete(signInSteps).where(inArray(signInSteps.userId, [...userIds]));

/** Ids of a person's open sessions but for those that he used last. */
const beyond = (db: Database, userId: string, most: number) =>
  db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .offset(most);

async function look(ports: Ports, sessionId: string): Promise<LiveSession | null> {
  const session = await loadSession(ports.database.db, sessionId, ports.clock.now());
  if (!session) return null;
  await noteUse(ports, session);
  return { tenantId: session.tenantId, actor: session.actor };
}

/** Last seen is written once a minute and not at every request; of several processes, by the first. */
async function noteUse({ database: { db }, clock }: Ports, session: LoadedSession) {
  const now = clock.now();
  if (now.getTime() - session.lastSeenAt.getTime() < writtenEveryMs) return;
  await db
    .update(sessions)
    .set({ lastSeenAt: wireTime(now) })
    .where(and(eq(sessions.id, session.actor.sessionId), lt(sessions.lastSeenAt, wireTime(now))));
}

/** Ids of the sessions that this ended; those that had ended already stay as they were. */
async function markEnded(
  { db, clock }: Pick<Ports, 'clock'> & { db: Database },
  where: SQL | undefined,
  endReason: EndReason,
): Promise<string[]> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: wireTime(clock.now()), endReason })
    .where(and(where, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

async function isTenant({ database: { db } }: Ports, tenantId: string): Promise<boolean> {
  const usable = and(
    eq(tenantTable.tenantId, tenantId),
    eq(tenantTable.isDeleted, 0),
    eq(tenantTable.status, 1),
  );
  const rows = await db.select({ id: tenantTable.id }).from(tenantTable).where(usable);
  return rows.length > 0;
}

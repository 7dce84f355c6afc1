import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { wireTime } from '../../../kit/runtime/clock.ts';
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
import { sessions } from '../tables.ts';

/** Sessions as the sign-in calls need them: looked up for every request, ended at once. */
export interface OpenSessions extends SessionBook, SessionKeeper {
  end(sessionId: string, reason: EndReason): Promise<void>;
  /** Ends every session of a person but the one he acts from. */
  endOthersOf(userId: string, but: string, reason: EndReason): Promise<void>;
  /** Ends the sessions of a person that he left longest ago, so that only so many stay. */
  endSurplusOf(userId: string, most: number): Promise<void>;
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
  const endWhere = async (where: SQL | undefined, reason: EndReason) => {
    for (const id of await markEnded(ports, where, reason)) kept.forget(id);
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
    end: (sessionId, reason) => endWhere(eq(sessions.id, sessionId), reason),
    endOthersOf: (userId, but, reason) =>
      endWhere(and(eq(sessions.userId, userId), ne(sessions.id, but)), reason),
    endSurplusOf: (userId, most) => endWhere(inArray(sessions.id, beyond(ports, userId, most)), 'surplus'),
    endAllOf: (userIds, reason) => endWhere(inArray(sessions.userId, [...userIds]), reason),
    endAllWithin: async (context, userIds, reason) => {
      const within = { database: { db: context.db }, clock: ports.clock };
      const ended = await markEnded(within, inArray(sessions.userId, [...userIds]), reason);
      context.afterCommit(() => ended.forEach((id) => kept.forget(id)));
    },
    endAllOfTenants: async (tenantIds, reason) => {
      await endWhere(inArray(sessions.tenantId, [...tenantIds]), reason);
      tenants.forgetAll();
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

/** Ids of a person's open sessions but for those that he used last. */
const beyond = ({ database: { db } }: Ports, userId: string, most: number) =>
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
  { database: { db }, clock }: Pick<Ports, 'clock'> & { database: Pick<Ports['database'], 'db'> },
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

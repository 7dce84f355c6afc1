import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, gt, isNull, or } from 'drizzle-orm';

import { loadGrants } from '../../../accounts/load-grants.ts';
import { loadMembership } from '../../../membership/membership.ts';
import { userTable } from '../../../accounts/tables.ts';
import type { Database } from '../../../database/client.ts';
import { momentOf, wireTime } from '../../../kit/runtime/clock.ts';
import type { Actor } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { isPasswordOld } from '../passwords/password-age.ts';
import { lacksFactor } from '../second-factor/required.ts';
import { sessions } from '../tables.ts';
import { isWithinLife } from './session-life.ts';

const clientTable = tableOf(client);
const tenantTable = tableOf(tenant);

/** A session whose person, tenant and client may all still be served. */
export interface LoadedSession {
  tenantId: string;
  actor: Actor;
  lastSeenAt: Date;
  accessTokenSeconds: number;
  person: Person;
}

/** What a token answer tells about its person besides what the actor holds. */
interface Person {
  nickName: string;
  avatar: string | null;
  postIds: readonly string[];
  mustChangePassword: boolean;
  /** One of his roles asks for a second factor, and he has none yet. */
  mustEnrol: boolean;
}

/** The session as it stands in the database now, in at most eight queries; null when it is over, left unused and open for too long included. */
export async function loadSession(db: Database, sessionId: string, now: Date): Promise<LoadedSession | null> {
  const row = await readSession(db, sessionId, now);
  if (!row) return null;
  const mustChangePassword = row.mustChangePassword === 1 || row.isPasswordOld;
  const { mustEnrol } = row;
  const { postIds, ...grants } = await loadGrants(db, row);
  const acting = await loadMembership(db, row, now);
  const { sessionId: id, userId, account, userType, clientId } = row;
  const actor = {
    sessionId: id,
    userId,
    account,
    name: row.realName,
    userType,
    clientId,
    ...grants,
    ...acting,
  };
  return {
    tenantId: row.tenantId,
    actor: held(actor, { mustChangePassword, mustEnrol }),
    lastSeenAt: momentOf(row.lastSeenAt),
    accessTokenSeconds: row.accessTokenSeconds,
    person: { nickName: row.name, avatar: row.avatar, postIds, mustChangePassword, mustEnrol },
  };
}

/** Whoever has yet to make his account safe does that before anything else: his own password first, then his second factor. */
function held(
  actor: Actor,
  { mustChangePassword, mustEnrol }: Pick<Person, 'mustChangePassword' | 'mustEnrol'>,
) {
  if (mustChangePassword) return { ...withoutRights(actor), heldFor: 'password' as const };
  return mustEnrol ? { ...withoutRights(actor), heldFor: 'secondFactor' as const } : actor;
}

/** The same person without anything that his roles give. */
const withoutRights = (actor: Actor): Actor => ({
  ...actor,
  roleAliases: [],
  permissions: new Set(),
  scopes: new Map(),
  apiScopeIds: new Set(),
});

async function readSession(db: Database, sessionId: string, now: Date) {
  const [row] = await db
    .select({
      sessionId: sessions.id,
      tenantId: sessions.tenantId,
      clientId: sessions.clientId,
      lastSeenAt: sessions.lastSeenAt,
      deptId: sessions.deptId,
      roleId: sessions.roleId,
      postId: sessions.postId,
      companyId: sessions.companyId,
      userId: userTable.id,
      account: userTable.account,
      name: userTable.name,
      realName: userTable.realName,
      avatar: userTable.avatar,
      userType: userTable.userType,
      mustChangePassword: userTable.mustChangePassword,
      isPasswordOld: isPasswordOld(now),
      mustEnrol: lacksFactor,
      accessTokenSeconds: clientTable.accessTokenSeconds,
    })
    .from(sessions)
    .innerJoin(userTable, and(eq(userTable.id, sessions.userId), eq(userTable.tenantId, sessions.tenantId)))
    .innerJoin(tenantTable, eq(tenantTable.tenantId, sessions.tenantId))
    .innerJoin(clientTable, eq(clientTable.clientId, sessions.clientId))
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), isWithinLife(now), ...living(now)));
  return row;
}

const living = (now: Date) => [
  ...[userTable, tenantTable, clientTable].flatMap((table) => [eq(table.isDeleted, 0), eq(table.status, 1)]),
  or(isNull(tenantTable.expireTime), gt(tenantTable.expireTime, wireTime(now))),
];

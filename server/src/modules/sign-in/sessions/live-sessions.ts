import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, asc, count, desc, eq, ilike, isNull } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { containing } from '../../../kit/sql/like.ts';
import { pagingOf } from '../../../kit/query/paging.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { sessions } from '../tables.ts';
import { isWithinLife } from './session-life.ts';

type Query = Readonly<Record<string, unknown>>;

const people = tableOf(user);
const clients = tableOf(client);

const searched = {
  account: people.account,
  realName: people.realName,
  clientId: sessions.clientId,
  remoteIp: sessions.remoteIp,
};
const ordered = { createTime: sessions.createTime, lastSeenAt: sessions.lastSeenAt };
type Ordered = keyof typeof ordered;
const isOrdered = (field: unknown): field is Ordered => typeof field === 'string' && field in ordered;

/** One page of the sessions that are open in the caller's tenant, last used first. */
export const liveSessions = (context: Context, query: Query) => page(context, query, and(...asked(query)));

/** One page of a person's own. */
export const ownSessions = (context: Context, userId: string, query: Query) =>
  page(context, query, eq(sessions.userId, userId));

async function page(context: Context, query: Query, which: SQL | undefined) {
  const { current, size } = pagingOf(query);
  const where = and(live(context), which);
  const records = await selected(context)
    .where(where)
    .orderBy(orderOf(query), desc(sessions.id))
    .limit(size)
    .offset((current - 1) * size);
  const [counted] = await context.db
    .select({ total: count() })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .innerJoin(clients, eq(clients.clientId, sessions.clientId))
    .where(where);
  const total = counted?.total ?? 0;
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

/** The open sessions of these ids in the caller's tenant. */
export const sessionsOf = (context: Context, which: SQL) =>
  selected(context).where(and(live(context), which));

const selected = ({ db }: Context) =>
  db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      account: people.account,
      realName: people.realName,
      clientId: sessions.clientId,
      remoteIp: sessions.remoteIp,
      userAgent: sessions.userAgent,
      createTime: sessions.createTime,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.userId))
    .innerJoin(clients, eq(clients.clientId, sessions.clientId))
    .$dynamic();

/** Neither ended nor left unused, nor kept open, for longer than they may be. */
const live = ({ tenantId, clock }: Context) =>
  and(
    eq(sessions.tenantId, tenantId),
    isNull(sessions.endedAt),
    eq(clients.isDeleted, 0),
    isWithinLife(clock.now()),
  );

const asked = (query: Query): SQL[] =>
  Object.entries(searched).flatMap(([field, column]) => {
    const value = query[field];
    return typeof value === 'string' && value !== '' ? [ilike(column, containing(value))] : [];
  });

function orderOf({ ascs, descs }: Query): SQL {
  if (isOrdered(ascs)) return asc(ordered[ascs]);
  return desc(ordered[isOrdered(descs) ? descs : 'lastSeenAt']);
}

import { user } from '@policy/shared/contract/entities/people/user.ts';
import { lockoutKinds } from '@policy/shared/contract/sign-in/lockout.ts';
import type { LockoutKind } from '@policy/shared/contract/sign-in/lockout.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { and, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { containing } from '../../../kit/sql/like.ts';
import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { permission, queryOf } from '../../../kit/routes/route.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { boundsOf, isAddressed } from './attempts.ts';
import type { Bound } from './attempts.ts';
import { loginFailures } from './tables.ts';

const people = tableOf(user);

const row = z.object({
  id: z.string(),
  account: z.string(),
  /** Null where nobody has this account. */
  userId: z.string().nullable(),
  realName: z.string().nullable(),
  kind: z.enum(lockoutKinds),
  /** The address that is locked out; empty for everything else. */
  remoteIp: z.string(),
  failures: z.int(),
  lastFailure: z.string(),
  until: z.string(),
});

/** Who is locked out of which account, and until when; `blade-user/unlock` ends all of it for a person. */
export function addLockouts(app: FastifyInstance) {
  const schema = { tags: ['user'], querystring: pagingQuery, response: { 200: pageOf(row) } };
  const config = { guard: permission('lockout_view') };
  app.get('/blade-user/lockout/list', { config, schema }, (request) =>
    lockouts(request.context, queryOf(request)),
  );
}

async function lockouts(context: Context, query: Readonly<Record<string, unknown>>) {
  const { current, size } = pagingOf(query);
  const { attempts } = loginFailures;
  const bounds = await boundsOf(context.db, context.tenantId);
  const last = sql<number>`${attempts}[cardinality(${attempts})]`.mapWith(Number);
  const where = and(
    eq(loginFailures.tenantId, context.tenantId),
    isLocked(context, bounds),
    typeof query['account'] === 'string' && query['account'] !== ''
      ? ilike(loginFailures.account, containing(query['account']))
      : undefined,
  );
  const rows = await context.db
    .select({
      account: loginFailures.account,
      userId: people.id,
      realName: people.realName,
      kind: loginFailures.kind,
      source: loginFailures.source,
      pace: loginFailures.pace,
      failures: sql<number>`cardinality(${attempts})`.mapWith(Number),
      last,
    })
    .from(loginFailures)
    .leftJoin(
      people,
      and(
        eq(people.tenantId, loginFailures.tenantId),
        eq(people.account, loginFailures.account),
        eq(people.isDeleted, 0),
      ),
    )
    .where(where)
    .orderBy(desc(last), loginFailures.account, loginFailures.kind, loginFailures.source)
    .limit(size)
    .offset((current - 1) * size);
  const [counted] = await context.db.select({ total: count() }).from(loginFailures).where(where);
  const total = counted?.total ?? 0;
  return {
    records: rows.map((one) => told(one, bounds)),
    total,
    size,
    current,
    pages: Math.ceil(total / size),
  };
}

type Bounds = Record<'quick' | 'slow', Bound>;

/** Holds for allowances that are used up now. */
function isLocked({ clock }: Context, bounds: Bounds) {
  const now = clock.now().getTime();
  const { attempts, pace } = loginFailures;
  return or(
    ...Object.entries(bounds).map(([name, { windowMs, limit }]) =>
      and(
        eq(pace, name),
        sql`cardinality(${attempts}) >= ${limit}`,
        sql`${attempts}[cardinality(${attempts})] > ${now - windowMs}::bigint`,
      ),
    ),
  );
}

interface Locked {
  account: string;
  userId: string | null;
  realName: string | null;
  kind: LockoutKind;
  source: string;
  pace: string;
  failures: number;
  last: number;
}

function told({ source, pace, last, ...known }: Locked, bounds: Bounds): z.output<typeof row> {
  const { windowMs } = pace === 'slow' ? bounds.slow : bounds.quick;
  return {
    ...known,
    id: [known.account, known.kind, source.slice(0, 45), pace].join(' '),
    remoteIp: isAddressed(known.kind) ? source : '',
    lastFailure: wireTime(new Date(last)),
    until: wireTime(new Date(last + windowMs)),
  };
}

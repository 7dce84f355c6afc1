import { duties } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';

import type { Database } from '../database/client.ts';
import { wireDate } from '../kit/runtime/clock.ts';
import type { Actor } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';

const members = tableOf(companyMember);

/** Members of one company that are told of something. */
const mostMembers = 500;

interface Person {
  tenantId: string;
  userId: string;
}

/** The rows of members who may act at a moment: approved, begun and not ended. */
export function actingMembers(now: Date) {
  const today = wireDate(now);
  return and(
    ...[eq(members.isDeleted, 0), eq(members.status, 1), eq(members.accountStatus, 'active')],
    ...[lte(members.fromDate, today), or(isNull(members.untilDate), gte(members.untilDate, today))],
  );
}

/** The company that a session acts for and its person's duties there; he acts for himself where he is no member any more. */
export async function loadMembership(
  db: Database,
  { tenantId, userId, companyId }: Person & { companyId: string | null },
  now: Date,
): Promise<Pick<Actor, 'companyId' | 'duties'>> {
  if (companyId === null) return forHimself;
  const here = and(eq(members.tenantId, tenantId), eq(members.companyId, companyId));
  const [row] = await db
    .select({ duties: members.duties })
    .from(members)
    .where(and(here, eq(members.uid, userId), actingMembers(now)));
  return row ? { companyId, duties: row.duties } : forHimself;
}

const forHimself = { companyId: null, duties };

/** The company that a person's new session acts for: the one that he has been a member of for longest; null where there is none. */
export async function firstCompanyOf(
  db: Database,
  { tenantId, userId }: Person,
  now: Date,
): Promise<string | null> {
  const his = and(eq(members.tenantId, tenantId), eq(members.uid, userId), isNotNull(members.companyId));
  const [row] = await db
    .select({ companyId: members.companyId })
    .from(members)
    .where(and(his, actingMembers(now)))
    .orderBy(asc(members.fromDate), asc(members.id))
    .limit(1);
  return row?.companyId ?? null;
}

/** Who may act for a company at a moment, by their ids. */
export async function membersOf(
  db: Database,
  { tenantId, companyId }: { tenantId: string; companyId: string },
  now: Date,
): Promise<string[]> {
  const here = and(eq(members.tenantId, tenantId), eq(members.companyId, companyId));
  const rows = await db
    .select({ uid: members.uid })
    .from(members)
    .where(and(here, actingMembers(now)))
    .limit(mostMembers);
  return rows.map(({ uid }) => uid);
}

/** The administrators of a company at a moment, by their ids. */
export async function administratorsOf(
  db: Database,
  { tenantId, companyId }: { tenantId: string; companyId: string },
  now: Date,
): Promise<string[]> {
  const here = and(eq(members.tenantId, tenantId), eq(members.companyId, companyId));
  const rows = await db
    .select({ uid: members.uid })
    .from(members)
    .where(and(here, actingMembers(now), sql`'administrator' = any(${members.duties})`))
    .limit(mostMembers);
  return rows.map(({ uid }) => uid);
}

import { duties } from '@policy/shared/contract/companies/duties.ts';
import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { and, arrayOverlaps, asc, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';

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
  person: Person & { companyId: string | null },
  now: Date,
): Promise<Acting> {
  const [row] = person.companyId === null ? [] : await placeOf(db, person, now);
  return row ? { companyId: person.companyId, duties: row.duties } : forHimself;
}

/** The same for an act: until its transaction ends, nobody takes it from him. */
export async function holdMembership(
  db: Database,
  person: Person & { companyId: string | null },
  now: Date,
): Promise<Acting> {
  const [row] = person.companyId === null ? [] : await placeOf(db, person, now).for('share');
  return row ? { companyId: person.companyId, duties: row.duties } : forHimself;
}

type Acting = Pick<Actor, 'companyId' | 'duties'>;

const placeOf = (
  db: Database,
  { tenantId, userId, companyId }: Person & { companyId: string | null },
  now: Date,
) =>
  db
    .select({ duties: members.duties })
    .from(members)
    .where(
      and(
        ...[eq(members.tenantId, tenantId), eq(members.companyId, companyId ?? '')],
        ...[eq(members.uid, userId), actingMembers(now)],
      ),
    );

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

/** Who may act for a company at a moment, by their ids; where duties are named, those who have one of them. */
export async function membersOf(
  db: Database,
  {
    tenantId,
    companyId,
    duties: named = [],
  }: { tenantId: string; companyId: string; duties?: readonly Duty[] },
  now: Date,
): Promise<string[]> {
  const isOf = named.length > 0 ? arrayOverlaps(members.duties, [...named]) : undefined;
  const here = and(eq(members.tenantId, tenantId), eq(members.companyId, companyId), isOf);
  const rows = await db
    .select({ uid: members.uid })
    .from(members)
    .where(and(here, actingMembers(now)))
    .limit(mostMembers);
  return rows.map(({ uid }) => uid);
}

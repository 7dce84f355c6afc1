import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { withAbove } from '../../../kit/crud/branches.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { linksToAny, readLinks } from '../../../kit/table/links.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Wanted } from '../../people/people.ts';
import type { Alternative, CandidateRow } from '../../rows.ts';
import type { Memberships } from './memberships.ts';

const [users, departments] = [tableOf(user), tableOf(department)];
const [positions, roles] = [tableOf(position), tableOf(role)];

/** Users of the back-office, and of the portal. */
const [officer, applicant] = [1, 2] as const;
type UserType = typeof officer | typeof applicant;

/** More would be no list of candidates any more. */
const mostPeople = 500;

/** Ids of the officers in use that are wanted. */
export async function findPeople(context: Context, wanted: Wanted): Promise<readonly string[]> {
  if (wanted.kind === 'post') return holdersOfPosts(context, wanted);
  const tree = await departmentsOf(context);
  if (wanted.kind === 'named') return inUse(context, await anyMeant(context, tree, wanted.alternatives));
  const leaders =
    wanted.kind === 'leaderOf'
      ? tree.filter(({ id }) => wanted.departments.includes(id)).map(({ leaderId }) => leaderId)
      : [await leaderAbove(context, tree, wanted)];
  return inUse(context, inArray(users.id, [...leaders.filter((id) => id !== null)]));
}

type Department = { id: string; parentId: string | null; leaderId: string | null };

const departmentsOf = ({ db, tenantId }: Context): Promise<Department[]> =>
  db
    .select({ id: departments.id, parentId: departments.parentId, leaderId: departments.leaderId })
    .from(departments)
    .where(and(eq(departments.tenantId, tenantId), eq(departments.isDeleted, 0)));

/** The leader so many levels up; the first level of who leads his own department is the one above it. */
async function leaderAbove(
  { db }: Context,
  tree: readonly Department[],
  { of, level }: Extract<Wanted, { kind: 'leader' }>,
): Promise<string | null> {
  if (!isUuid(of)) return null;
  const [own = ''] = (await readLinks(db, [of])).get(of)?.['user.deptId'] ?? [];
  const above = withAbove(tree, [own]).map((id) => tree.find((one) => one.id === id));
  const leaders = above.map((one) => one?.leaderId ?? null);
  if (leaders[0] === of) leaders.shift();
  return leaders[level - 1] ?? null;
}

async function holdersOfPosts(
  context: Context,
  { posts, departments: within }: Extract<Wanted, { kind: 'post' }>,
): Promise<readonly string[]> {
  const { db, tenantId } = context;
  const named = or(inArray(positions.postCode, [...posts]), inArray(positions.id, posts.filter(isUuid)));
  const found = await db
    .select({ id: positions.id })
    .from(positions)
    .where(and(eq(positions.tenantId, tenantId), eq(positions.isDeleted, 0), named));
  const holds = linkedToAny(
    'user.postId',
    found.map(({ id }) => id),
  );
  return inUse(context, and(holds, within === null ? undefined : linkedToAny('user.deptId', within)));
}

const linkedToAny = (field: string, ids: readonly string[]): SQL =>
  ids.some(isUuid) ? linksToAny(users.id, field, ids.filter(isUuid)) : sql`false`;

async function inUse(
  { db, tenantId }: Context,
  which: SQL | undefined,
  userType: UserType = officer,
): Promise<readonly string[]> {
  const isThere = and(eq(users.isDeleted, 0), eq(users.status, 1), eq(users.userType, userType));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), isThere, which))
    .orderBy(asc(users.id))
    .limit(mostPeople);
  return rows.map(({ id }) => id);
}

/** Those among some people who are officers in use of the caller's tenant. */
export const officersAmong = (context: Context, ids: readonly string[]): Promise<readonly string[]> =>
  inUse(context, inArray(users.id, [...ids]));

/** Whether one of some candidates means somebody who is in use. */
export async function areThere(
  context: Context,
  candidates: readonly CandidateRow[],
  memberships: Memberships,
): Promise<boolean> {
  const tree = candidates.some(({ departmentId }) => departmentId !== null)
    ? await departmentsOf(context)
    : [];
  for (const candidate of candidates) {
    const people =
      candidate.duty === null
        ? await inUse(context, await meant(context, tree, candidate))
        : await ofDuty(context, candidate, memberships);
    if (people.length > 0) return true;
  }
  return false;
}

/** Those of a company who have a duty at the moment; who applies for himself has all of them. */
async function ofDuty(
  context: Context,
  { userId, duty }: CandidateRow,
  { membersOf }: Memberships,
): Promise<readonly string[]> {
  if (userId === null || duty === null || !isUuid(userId)) return [];
  const members = await membersOf(context, { companyId: userId, duties: [duty] });
  return members.length > 0 ? members : inUse(context, eq(users.id, userId), applicant);
}

/** Whom at least one of some alternatives means. */
async function anyMeant(context: Context, tree: readonly Department[], named: readonly Alternative[]) {
  const each = [];
  for (const one of named) each.push(await meant(context, tree, one));
  return each.length === 0 ? sql`false` : or(...each);
}

/** Who acts for a department is who belongs to it or to one above it. */
async function meant(
  context: Context,
  tree: readonly Department[],
  { userId, roleId, departmentId }: Alternative,
): Promise<SQL | undefined> {
  return and(
    userId === null ? undefined : isUuid(userId) ? eq(users.id, userId) : sql`false`,
    roleId === null ? undefined : linkedToAny('user.roleId', await rolesNamed(context, roleId)),
    departmentId === null ? undefined : linkedToAny('user.deptId', withAbove(tree, [departmentId])),
  );
}

/** Models name roles by id or by alias. */
async function rolesNamed({ db, tenantId }: Context, name: string): Promise<readonly string[]> {
  const named = or(eq(roles.roleAlias, name), isUuid(name) ? eq(roles.id, name) : undefined);
  const rows = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenantId, tenantId), eq(roles.isDeleted, 0), named));
  return rows.map(({ id }) => id);
}

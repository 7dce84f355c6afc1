import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { withBelow } from '../../../kit/crud/branches.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { linksToAny } from '../../../kit/table/links.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { ProcessScope } from './scopes.ts';

const [users, departments] = [tableOf(user), tableOf(department)];

/** The officers in use whom a scope means, a page of them in the order of their names; of members of companies none is told. */
export async function peopleInScope(
  context: Context,
  scope: ProcessScope,
  { current, size }: { current: number; size: number },
): Promise<{ records: { id: string; realName: string }[]; total: number }> {
  const { db, tenantId } = context;
  const isOfficer = and(eq(users.isDeleted, 0), eq(users.status, 1), eq(users.userType, 1));
  const where = and(eq(users.tenantId, tenantId), isOfficer, await meant(context, scope));
  const records = await db
    .select({ id: users.id, realName: users.realName })
    .from(users)
    .where(where)
    .orderBy(asc(users.realName), asc(users.id))
    .limit(size)
    .offset((current - 1) * size);
  const [all] = await db.select({ total: count() }).from(users).where(where);
  return { records, total: all?.total ?? 0 };
}

/** A department means those below it too. */
async function meant(context: Context, { type, ids: named }: ProcessScope): Promise<SQL | undefined> {
  const ids = named.filter((id) => isUuid(id));
  if (type === 'all') return undefined;
  if (ids.length === 0 || type === 'duty') return sql`false`;
  if (type === 'user') return inArray(users.id, ids);
  if (type === 'role') return linksToAny(users.id, 'user.roleId', ids);
  if (type === 'post') return linksToAny(users.id, 'user.postId', ids);
  return linksToAny(users.id, 'user.deptId', withBelow(await departmentsOf(context), ids));
}

const departmentsOf = ({ db, tenantId }: Context) =>
  db
    .select({ id: departments.id, parentId: departments.parentId })
    .from(departments)
    .where(and(eq(departments.tenantId, tenantId), eq(departments.isDeleted, 0)));

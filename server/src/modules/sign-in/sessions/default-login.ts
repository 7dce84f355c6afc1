import { param } from '@policy/shared/contract/entities/system/param.ts';
import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { LoadedSession } from './load-session.ts';

const paramTable = tableOf(param);
const keys = { deptId: 'login.deptId', roleId: 'login.roleId', postId: 'login.postId' };

/** What a new session begins in; nothing where its person begins with all that he has. */
interface Start {
  deptId?: string;
  roleId?: string;
  postId?: string;
}

/**
 * The department and role, and the post, that a new session begins in, as the tenant's parameters `login.…` say.
 * Department and role come together or not at all; null where nothing is chosen, because the person has but one of
 * each or the ones named are not his: a parameter gives nobody a right.
 */
export async function defaultActing(
  db: Database,
  { tenantId, actor, person }: LoadedSession,
): Promise<Start | null> {
  const own = { deptId: actor.deptIds, roleId: actor.roleIds, postId: person.postIds };
  if (Object.values(own).every((ids) => ids.length < 2)) return null;
  const named = await namedIn(db, tenantId);
  const hisOwn = (kind: keyof Start) => own[kind].find((id) => id === named.get(keys[kind]));
  const [deptId, roleId, postId] = [hisOwn('deptId'), hisOwn('roleId'), hisOwn('postId')];
  const start = { ...(deptId && roleId && { deptId, roleId }), ...(postId && { postId }) };
  return Object.keys(start).length > 0 ? start : null;
}

/** Values of these parameters by their keys. */
async function namedIn(db: Database, tenantId: string): Promise<ReadonlyMap<string, string | null>> {
  const wanted = inArray(paramTable.paramKey, Object.values(keys));
  const rows = await db
    .select({ key: paramTable.paramKey, value: paramTable.paramValue })
    .from(paramTable)
    .where(and(eq(paramTable.tenantId, tenantId), wanted, eq(paramTable.isDeleted, 0)));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

import { param } from '@policy/shared/contract/entities/identity/param.ts';
import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import { tableOf } from '../../kit/table.ts';
import type { LoadedSession } from './load-session.ts';

const paramTable = tableOf(param);
const keys = { deptId: 'login.deptId', roleId: 'login.roleId' };

/**
 * The department and role that a new session begins in, as the tenant's parameters `login.deptId` and `login.roleId` say.
 * Null where the person has but one of each, or where these are not both his: a parameter gives nobody a right.
 */
export async function defaultActing(db: Database, { tenantId, actor }: LoadedSession) {
  if (actor.deptIds.length < 2 && actor.roleIds.length < 2) return null;
  const named = inArray(paramTable.paramKey, Object.values(keys));
  const rows = await db
    .select({ key: paramTable.paramKey, value: paramTable.paramValue })
    .from(paramTable)
    .where(and(eq(paramTable.tenantId, tenantId), named, eq(paramTable.isDeleted, 0)));
  const valueOf = (wanted: string) => rows.find(({ key }) => key === wanted)?.value ?? '';
  const [deptId, roleId] = [valueOf(keys.deptId), valueOf(keys.roleId)];
  return actor.deptIds.includes(deptId) && actor.roleIds.includes(roleId) ? { deptId, roleId } : null;
}

import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { saidInTenant } from '../../../accounts/security-policy.ts';
import { userTable } from '../../../accounts/tables.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { qualified } from '../../../kit/table/table.ts';

/** Holds for people whose password is older than their tenant allows. */
export function isPasswordOld(now: Date): SQL<boolean> {
  const chosen = sql`coalesce(${qualified(userTable.passwordChangedAt)}, ${qualified(userTable.createTime)})`;
  const days = saidInTenant('password.maxDays', userTable.tenantId);
  return sql<boolean>`coalesce(${chosen} < ${`${wireTime(now)}+08`}::timestamptz - make_interval(days => ${days}), false)`;
}

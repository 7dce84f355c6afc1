import { param } from '@policy/shared/contract/entities/system/param.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { qualified, tableOf } from '../../../kit/table/table.ts';

const paramTable = tableOf(param);

/** Parameter of a tenant that says after how many days a password is too old; 0, or anything but a number of days, says never. */
const maxDaysKey = 'password.maxDays';

/** Holds for people whose password is older than their tenant allows. */
export function isPasswordOld(now: Date): SQL<boolean> {
  const chosen = sql`coalesce(${qualified(userTable.passwordChangedAt)}, ${qualified(userTable.createTime)})`;
  const days = sql`${paramTable.paramValue}::int`;
  const said = and(
    eq(paramTable.tenantId, userTable.tenantId),
    eq(paramTable.paramKey, maxDaysKey),
    eq(paramTable.isDeleted, 0),
  );
  // The case keeps a value that is no number from being read as one.
  return sql<boolean>`exists (select 1 from ${paramTable} where ${said} and
    case when ${paramTable.paramValue} ~ '^[1-9][0-9]{0,3}$'
    then ${chosen} < ${`${wireTime(now)}+08`}::timestamptz - make_interval(days => ${days}) else false end)`;
}

import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { eq, sql } from 'drizzle-orm';

import { userTable } from '../../../accounts/tables.ts';
import type { Database } from '../../../database/client.ts';
import { links } from '../../../kit/table/links.ts';
import { qualified, tableOf } from '../../../kit/table/table.ts';
import { secondFactors } from './tables.ts';

const roleTable = tableOf(role);

/** Holds for officers of whom a live role asks for a second factor, whichever role they act in; on the portal everybody chooses for himself. */
const required = sql`${qualified(userTable.userType)} = 1 and exists (select 1 from ${links} held join ${roleTable} asking on asking.id = held.target_id
  where held.owner_id = ${qualified(userTable.id)} and held.field = 'user.roleId'
  and asking.require_totp = 1 and asking.is_deleted = 0 and asking.status = 1)`;

/** Holds for those of them who have none yet. */
export const lacksFactor = sql<boolean>`(${required} and not exists (select 1 from ${secondFactors} factor
  where factor.user_id = ${qualified(userTable.id)} and factor.confirmed_at is not null))`;

/** Whether a role of the person asks for a second factor. */
export async function isRequired(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ asks: sql<boolean>`${required}` })
    .from(userTable)
    .where(eq(userTable.id, userId));
  return row?.asks ?? false;
}

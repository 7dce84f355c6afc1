import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { userTable } from '../../accounts/tables.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { links } from '../../kit/table/links.ts';
import { tableOf } from '../../kit/table/table.ts';

const roleTable = tableOf(role);

/** Refuses to take from these people what makes a tenant's last active administrator. */
export async function keepAnAdministrator(context: Context, leaving: readonly string[]): Promise<void> {
  const all = await administrators(context);
  // Where the platform's own administrator works, he is the one that must stay.
  const alias = all.some(({ roleAlias }) => roleAlias === 'administrator') ? 'administrator' : 'admin';
  const keepers = all.filter(({ roleAlias }) => roleAlias === alias).map(({ userId }) => userId);
  const stays = keepers.filter((id) => !leaving.includes(id));
  if (keepers.length > 0 && stays.length === 0) throw new Refusal('user.lastAdministrator');
}

/** The tenant's active administrators, held fast so that two of them cannot remove each other. */
function administrators({ db, tenantId }: Context) {
  return db
    .select({ userId: userTable.id, roleAlias: roleTable.roleAlias })
    .from(userTable)
    .innerJoin(links, and(eq(links.ownerId, userTable.id), eq(links.field, 'user.roleId')))
    .innerJoin(roleTable, eq(roleTable.id, links.targetId))
    .where(
      and(
        eq(userTable.tenantId, tenantId),
        eq(userTable.isDeleted, 0),
        eq(userTable.status, 1),
        eq(userTable.userType, 1),
        eq(roleTable.isDeleted, 0),
        inArray(roleTable.roleAlias, ['administrator', 'admin']),
      ),
    )
    .for('update', { of: userTable });
}

import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { and, eq, inArray, notInArray } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { links, writeLinks } from '../../kit/table/links.ts';
import { tableOf } from '../../kit/table/table.ts';
import { menusIn } from './menus-in.ts';

const table = tableOf(role);
const grants = 'role.menuIds';

/** Takes from a tenant's roles what its package does not hold any more, and gives its administrators all that it does. */
export async function fitRoles({ db }: Context, tenantId: string, packageId: string): Promise<void> {
  const menuIds = await menusIn({ db }, packageId);
  const roles = await db
    .select({ id: table.id, roleAlias: table.roleAlias })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.isDeleted, 0)));
  if (roles.length === 0) return;
  const ids = roles.map(({ id }) => id);
  await db
    .delete(links)
    .where(
      and(eq(links.field, grants), inArray(links.ownerId, ids), notInArray(links.targetId, [...menuIds])),
    );
  for (const { id, roleAlias } of roles)
    if (roleAlias === 'admin') await writeLinks(db, id, [{ ownerId: id, field: grants, targetIds: menuIds }]);
}

import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, isNull, or } from 'drizzle-orm';

import { packageField } from '../../accounts/package-bound.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { appendLinks } from '../../kit/table/links.ts';
import { anyTableOf, tableOf } from '../../kit/table/table.ts';
import { idOf } from '../slug-id.ts';
import { menuSlug, tenantCodes } from './menu-rows.ts';
import { fullPackage } from './platform.ts';
import { roleRows } from './roles.ts';

const [roleTable, tenantTable] = [tableOf(role), tableOf(tenant)];
const grants = 'role.menuIds';
const forTenants = new Set(tenantCodes.map(menuSlug));

/**
 * Hands menus and buttons that an update has just brought to those who have them in a fresh installation.
 * Nothing else is touched: what people took from a role or a package before stays taken.
 */
export async function handOutMenus(context: Context, brought: readonly string[]): Promise<void> {
  if (brought.length === 0) return;
  const isNew = new Set(brought);
  const hand = (ownerIds: readonly string[], field: string, slugs: readonly string[]) =>
    appendLinks(context.db, { ownerIds, field, targetIds: slugs.map(idOf) });
  for (const { id, menuIds } of roleRows) {
    const slugs = (Array.isArray(menuIds) ? menuIds.map(String) : []).filter((slug) => isNew.has(slug));
    if (slugs.length > 0) await hand(await living(context, role, id), grants, slugs);
  }
  const slugs = brought.filter((slug) => forTenants.has(slug));
  await hand(await living(context, tenantPackage, fullPackage), packageField, slugs);
  await hand(await administrators(context), grants, slugs);
}

/** The row of a slug, while it lives. */
async function living({ db }: Context, entity: Entity, slug: string): Promise<string[]> {
  const table = anyTableOf(entity);
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, idOf(slug)), eq(table.isDeleted, 0)));
  return rows.map(({ id }) => String(id));
}

/** The administrators of tenants that are bound by nothing, or by the package that has just been given these. */
async function administrators({ db }: Context): Promise<string[]> {
  const isReached = or(isNull(tenantTable.packageId), eq(tenantTable.packageId, idOf(fullPackage)));
  const rows = await db
    .select({ id: roleTable.id })
    .from(roleTable)
    .innerJoin(tenantTable, eq(tenantTable.tenantId, roleTable.tenantId))
    .where(
      and(
        isReached,
        eq(tenantTable.isDeleted, 0),
        eq(roleTable.isDeleted, 0),
        eq(roleTable.roleAlias, 'admin'),
      ),
    );
  return rows.map(({ id }) => id);
}

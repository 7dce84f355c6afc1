import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';
import { dataSource } from '@policy/shared/contract/entities/develop/data-source.ts';
import { client } from '@policy/shared/contract/entities/sign-in/client.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { links } from '../kit/table/links.ts';
import { qualified, tableOf } from '../kit/table/table.ts';

const [menuTable, tenantTable] = [tableOf(menu), tableOf(tenant)];

/** Link from a package to a menu or button that it holds. */
export const packageField = 'tenantPackage.menuId';

/** What only the platform's administrator handles; he needs no code for it, and no role gives one to others. */
const reserved = [tenant, tenantPackage, client, dataSource, codeEntry].map(
  ({ permissionBase }) => permissionBase,
);

/** Whether a code belongs to what only the platform's administrator handles. */
export const isReserved = (code: string): boolean =>
  reserved.some((permissionBase) => code === permissionBase || code.startsWith(`${permissionBase}_`));

/** Holds for the menus and buttons that a tenant's package holds; where the tenant has none, for all. */
export const withinPackage = (tenantId: string): SQL => sql`not exists (
  select 1 from ${tenantTable} bound
  where bound.tenant_id = ${tenantId} and bound.is_deleted = 0 and bound.package_id is not null
  and not exists (select 1 from ${links} held where held.owner_id = bound.package_id
    and held.field = ${packageField} and held.target_id = ${qualified(menuTable.id)}))`;

/** Refuses to grant what the tenant's package does not hold, whoever grants it. */
export async function assertWithinPackage(context: Context, menuIds: readonly string[]): Promise<void> {
  if (menuIds.length === 0) return;
  const beyond = sql`not (${withinPackage(context.tenantId)})`;
  const wanted = inArray(menuTable.id, [...menuIds]);
  if ((await repositoryOf(menu, context).count(and(wanted, beyond))) > 0)
    throw new Refusal('grant.beyondPackage');
}

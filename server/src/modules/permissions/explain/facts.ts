import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';

import { isReserved, withinPackage } from '../../../accounts/package-bound.ts';
import { tenantOf } from '../../../accounts/tenant-of.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { readLinks } from '../../../kit/table/links.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Bound, HeldRole } from './verdict.ts';

const menuTable = tableOf(menu);

/** A menu or button as people know it, with what bounds it. */
export interface Code extends Bound {
  parentId: string | null;
  code: string;
  name: string;
  category: number;
}

/** Every menu and button, in the order of the menus, with what bounds it in the caller's tenant. */
export async function readCodes(context: Context): Promise<Code[]> {
  const { db, tenantId } = context;
  const { id, parentId, code, name, nameEn, category, status } = menuTable;
  const isInPackage = sql<boolean>`${withinPackage(tenantId)}`;
  const rows = await db
    .select({ id, parentId, code, name, nameEn, category, status, isInPackage })
    .from(menuTable)
    .where(eq(menuTable.isDeleted, 0))
    .orderBy(asc(menuTable.sort), asc(id));
  return rows.map(({ status: on, ...row }) => ({
    ...row,
    name: nameIn(context, menu, row),
    isOn: on === 1,
    isReserved: isReserved(row.code),
  }));
}

/** A role with the names of what it lets its people reach of each entity. */
export interface ExplainedRole extends HeldRole {
  id: string;
  scopes: readonly { permissionBase: string; scopeName: string }[];
}

/** These roles of the caller's tenant with what they hold, those that are switched off included. */
export async function readRoles(context: Context, roleIds: readonly string[]): Promise<ExplainedRole[]> {
  if (roleIds.length === 0) return [];
  const roles = await repositoryOf(role, context).all(inArray(tableOf(role).id, [...roleIds]));
  const links = await readLinks(context.db, roleIds);
  const held = (id: string, field: string) => links.get(id)?.[`role.${field}`] ?? [];
  const scopeIds = roles.flatMap(({ id }) => held(id, 'dataScopeIds'));
  const scopes =
    scopeIds.length > 0
      ? await repositoryOf(dataScope, context).all(inArray(tableOf(dataScope).id, scopeIds))
      : [];
  return roles.map(({ id, roleAlias, status, ...row }) => ({
    ...{ id, roleName: nameIn(context, role, row), roleAlias, isOn: status === 1 },
    menuIds: new Set(held(id, 'menuIds')),
    scopes: scopes
      .filter((scope) => scope.status === 1 && held(id, 'dataScopeIds').includes(scope.id))
      .map(({ scopeClass, scopeName }) => ({ permissionBase: scopeClass, scopeName })),
  }));
}

/** What bounds the caller's tenant; null where nothing does. */
export async function packageOf(context: Context): Promise<string | null> {
  const row = await tenantOf(context, context.tenantId);
  return row?.packageName ?? null;
}

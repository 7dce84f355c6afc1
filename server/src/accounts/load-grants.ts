import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Database } from '../database/client.ts';
import type { Actor, Scope } from '../kit/runtime/context.ts';
import { readLinks } from '../kit/table/links.ts';
import { tableOf } from '../kit/table/table.ts';
import { withAbove, withBelow } from '../kit/crud/branches.ts';
import { isReserved, withinPackage } from './package-bound.ts';

/** Whose grants are asked for, and which department, role and post he acts in, where that is said. */
interface Person {
  userId: string;
  tenantId: string;
  deptId?: string | null;
  roleId?: string | null;
  postId?: string | null;
}

type Grants = Pick<
  Actor,
  | 'roleIds'
  | 'roleAliases'
  | 'deptIds'
  | 'deptIdsBelow'
  | 'deptIdsAbove'
  | 'permissions'
  | 'scopes'
  | 'apiScopeIds'
> & { postIds: readonly string[] };

const [departmentTable, menuTable] = [tableOf(department), tableOf(menu)];
const [roleTable, scopeTable] = [tableOf(role), tableOf(dataScope)];

/** What a person holds through roles, departments and posts; rows that are deleted or switched off give nothing. */
export async function loadGrants(db: Database, who: Person): Promise<Grants> {
  const links = (await readLinks(db, [who.userId])).get(who.userId) ?? {};
  const deptIds = chosenOf(links['user.deptId'], who.deptId);
  const [held, departments] = await Promise.all([
    heldThroughRoles(db, chosenOf(links['user.roleId'], who.roleId), who.tenantId),
    deptIds.length === 0 ? [] : departmentsOf(db, who.tenantId),
  ]);
  return {
    ...held,
    deptIds,
    deptIdsBelow: withBelow(departments, deptIds),
    deptIdsAbove: withAbove(departments, deptIds),
    postIds: chosenOf(links['user.postId'], who.postId),
  };
}

/** All that the person has, or the one of them that he chose to act in. */
const chosenOf = (had: readonly string[] = [], chosen?: string | null): string[] =>
  had.filter((id) => !chosen || id === chosen);

const departmentsOf = (db: Database, tenantId: string) =>
  db
    .select({ id: departmentTable.id, parentId: departmentTable.parentId })
    .from(departmentTable)
    .where(and(eq(departmentTable.tenantId, tenantId), eq(departmentTable.isDeleted, 0)));

async function heldThroughRoles(db: Database, ids: readonly string[], tenantId: string) {
  const roles = ids.length === 0 ? [] : await rolesOf(db, ids, tenantId);
  const roleIds = roles.map(({ id }) => id);
  const granted = [...(await readLinks(db, roleIds)).values()];
  const targets = (field: string) => [...new Set(granted.flatMap((fields) => fields[field] ?? []))];
  return {
    roleIds,
    roleAliases: roles.map(({ roleAlias }) => roleAlias),
    permissions: await codesOf(db, targets('role.menuIds'), tenantId),
    scopes: await scopesOf(db, targets('role.dataScopeIds')),
    apiScopeIds: new Set(targets('role.apiScopeIds')),
  };
}

const rolesOf = (db: Database, ids: readonly string[], tenantId: string) =>
  db
    .select({ id: roleTable.id, roleAlias: roleTable.roleAlias })
    .from(roleTable)
    .where(and(eq(roleTable.tenantId, tenantId), inArray(roleTable.id, [...ids]), ...live(roleTable)))
    .orderBy(asc(roleTable.sort));

/** Codes that roles give, as far as the tenant's package still holds them. */
async function codesOf(db: Database, menuIds: string[], tenantId: string): Promise<ReadonlySet<string>> {
  if (menuIds.length === 0) return new Set();
  const where = and(inArray(menuTable.id, menuIds), withinPackage(tenantId), ...live(menuTable));
  const rows = await db.select({ code: menuTable.code }).from(menuTable).where(where);
  return new Set(rows.map(({ code }) => code).filter((code) => !isReserved(code)));
}

async function scopesOf(db: Database, ids: string[]): Promise<ReadonlyMap<string, readonly Scope[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      permissionBase: scopeTable.scopeClass,
      type: scopeTable.scopeType,
      condition: scopeTable.scopeValue,
      fields: scopeTable.visibleFields,
    })
    .from(scopeTable)
    .where(and(inArray(scopeTable.id, ids), ...live(scopeTable)));
  const scopes = new Map<string, Scope[]>();
  for (const { permissionBase, ...scope } of rows)
    scopes.set(permissionBase, [...(scopes.get(permissionBase) ?? []), scope]);
  return scopes;
}

const live = (table: typeof menuTable | typeof roleTable | typeof scopeTable) => [
  eq(table.isDeleted, 0),
  eq(table.status, 1),
];

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
export async function loadGrants(db: Database, { tenantId, ...who }: Person): Promise<Grants> {
  const [grants] = await grantsOfAll(db, tenantId, [who]);
  if (!grants) throw new Error('One person was asked for, and no grants were told');
  return grants;
}

/** The same of several people of a tenant, in their order and in as many queries as of one. */
export async function grantsOfAll(
  db: Database,
  tenantId: string,
  people: readonly Omit<Person, 'tenantId'>[],
): Promise<Grants[]> {
  const links = await readLinks(
    db,
    people.map(({ userId }) => userId),
  );
  const held = people.map((who) => {
    const own = links.get(who.userId) ?? {};
    return {
      deptIds: chosenOf(own['user.deptId'], who.deptId),
      roleIds: chosenOf(own['user.roleId'], who.roleId),
      postIds: chosenOf(own['user.postId'], who.postId),
    };
  });
  const roleIds = [...new Set(held.flatMap((one) => one.roleIds))];
  const [givenBy, departments] = await Promise.all([
    grantsOfRoles(db, roleIds, tenantId),
    held.every(({ deptIds }) => deptIds.length === 0) ? [] : departmentsOf(db, tenantId),
  ]);
  return held.map(({ deptIds, postIds, ...one }) => ({
    ...givenBy(one.roleIds),
    deptIds,
    deptIdsBelow: withBelow(departments, deptIds),
    deptIdsAbove: withAbove(departments, deptIds),
    postIds,
  }));
}

/** All that the person has, or the one of them that he chose to act in. */
const chosenOf = (had: readonly string[] = [], chosen?: string | null): string[] =>
  had.filter((id) => !chosen || id === chosen);

const departmentsOf = (db: Database, tenantId: string) =>
  db
    .select({ id: departmentTable.id, parentId: departmentTable.parentId })
    .from(departmentTable)
    .where(and(eq(departmentTable.tenantId, tenantId), eq(departmentTable.isDeleted, 0)));

/** What roles give, for whoever holds some of them. */
async function grantsOfRoles(db: Database, ids: readonly string[], tenantId: string) {
  const roles = ids.length === 0 ? [] : await rolesOf(db, ids, tenantId);
  const granted = await readLinks(
    db,
    roles.map(({ id }) => id),
  );
  const targets = (of: readonly { id: string }[], field: string) => [
    ...new Set(of.flatMap(({ id }) => granted.get(id)?.[field] ?? [])),
  ];
  const codes = await codesOf(db, targets(roles, 'role.menuIds'), tenantId);
  const scopes = await scopesOf(db, targets(roles, 'role.dataScopeIds'));
  return (held: readonly string[]) => {
    const own = roles.filter(({ id }) => held.includes(id));
    return {
      roleIds: own.map(({ id }) => id),
      roleAliases: own.map(({ roleAlias }) => roleAlias),
      permissions: new Set(targets(own, 'role.menuIds').flatMap((id) => codes.get(id) ?? [])),
      scopes: byPermission(targets(own, 'role.dataScopeIds').flatMap((id) => scopes.get(id) ?? [])),
      apiScopeIds: new Set(targets(own, 'role.apiScopeIds')),
    };
  };
}

const rolesOf = (db: Database, ids: readonly string[], tenantId: string) =>
  db
    .select({ id: roleTable.id, roleAlias: roleTable.roleAlias })
    .from(roleTable)
    .where(and(eq(roleTable.tenantId, tenantId), inArray(roleTable.id, [...ids]), ...live(roleTable)))
    .orderBy(asc(roleTable.sort));

/** Codes that roles give, as far as the tenant's package still holds them, by the menu that has each. */
async function codesOf(
  db: Database,
  menuIds: string[],
  tenantId: string,
): Promise<ReadonlyMap<string, string>> {
  if (menuIds.length === 0) return new Map();
  const where = and(inArray(menuTable.id, menuIds), withinPackage(tenantId), ...live(menuTable));
  const rows = await db.select({ id: menuTable.id, code: menuTable.code }).from(menuTable).where(where);
  return new Map(rows.filter(({ code }) => !isReserved(code)).map(({ id, code }) => [id, code]));
}

type OfPermission = Scope & { permissionBase: string };

async function scopesOf(db: Database, ids: string[]): Promise<ReadonlyMap<string, OfPermission>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      id: scopeTable.id,
      permissionBase: scopeTable.scopeClass,
      type: scopeTable.scopeType,
      condition: scopeTable.scopeValue,
      fields: scopeTable.visibleFields,
    })
    .from(scopeTable)
    .where(and(inArray(scopeTable.id, ids), ...live(scopeTable)));
  return new Map(rows.map(({ id, ...scope }) => [id, scope]));
}

function byPermission(all: readonly OfPermission[]): ReadonlyMap<string, readonly Scope[]> {
  const scopes = new Map<string, Scope[]>();
  for (const { permissionBase, ...scope } of all)
    scopes.set(permissionBase, [...(scopes.get(permissionBase) ?? []), scope]);
  return scopes;
}

const live = (table: typeof menuTable | typeof roleTable | typeof scopeTable) => [
  eq(table.isDeleted, 0),
  eq(table.status, 1),
];

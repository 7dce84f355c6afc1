import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { isAdministrator } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';
import { assertMayGrant } from './holdings.ts';

type Role = RowOf<typeof role>;

/** Who may make, change and give roles of an alias that means more than its grants. */
const reserved: Record<string, readonly string[]> = {
  administrator: ['administrator'],
  admin: ['administrator', 'admin'],
};

/** Refuses an alias that makes its holders administrators, unless the caller is one of that sort. */
export function assertMayUseAlias({ actor }: Context, alias: string): void {
  const keepers = reserved[alias];
  if (keepers && actor && !actor.roleAliases.some((own) => keepers.includes(own)))
    throw new Refusal('role.reserved');
}

/** Refuses roles that hold more than the caller does, whoever is to have them. */
export async function assertMayGive(context: Context, roles: readonly Role[]): Promise<void> {
  for (const { roleAlias } of roles) assertMayUseAlias(context, roleAlias);
  await assertMayGrant(context, {
    menuIds: roles.flatMap(({ menuIds }) => menuIds ?? []),
    dataScopeIds: roles.flatMap(({ dataScopeIds }) => dataScopeIds ?? []),
    apiScopeIds: roles.flatMap(({ apiScopeIds }) => apiScopeIds ?? []),
  });
}

/** The live roles of these ids in the caller's tenant; those that are gone are passed over. */
export const rolesIn = (context: Context, ids: readonly string[]): Promise<Role[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : repositoryOf(role, context).all(inArray(tableOf(role).id, [...new Set(ids)]));

/** The same; one that is not there refuses them all. */
export async function rolesOf(context: Context, ids: readonly string[]): Promise<Role[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) throw new Refusal('row.notFound');
  const roles = await rolesIn(context, wanted);
  if (roles.length !== wanted.length) throw new Refusal('row.notFound');
  return roles;
}

/** Refuses to change what a role may do, when the caller holds it himself. */
export function assertNotOwn({ actor }: Context, roleIds: readonly string[]): void {
  if (actor && !isAdministrator(actor) && roleIds.some((id) => actor.roleIds.includes(id)))
    throw new Refusal('grant.ownRole');
}

/** Refuses to switch off a role that the caller holds himself: nobody could be left to switch it on again. */
export function staysOnForOneself(values: Partial<Role>, { id, status }: Role, { actor }: Context): void {
  if (values.status === 0 && status !== 0 && actor?.roleIds.includes(id)) throw new Refusal('role.ownOff');
}

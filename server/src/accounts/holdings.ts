import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { isAdministrator } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { readLinks } from '../kit/table/links.ts';
import { tableOf } from '../kit/table/table.ts';
import { assertWithinPackage } from './package-bound.ts';

/** What roles give, by the fields of a role that hold it. */
type GrantField = 'menuIds' | 'dataScopeIds' | 'apiScopeIds';
/** Menus, data scopes and API scopes by id. */
export type Granted = Record<GrantField, readonly string[]>;

/** What the caller holds through his roles; null means everything, for the platform's administrator and the system itself. */
export async function holdingsOf(context: Context): Promise<Granted | null> {
  const { actor } = context;
  return !actor || isAdministrator(actor) ? null : grantedTo(context, actor.roleIds);
}

/** What some roles give together. */
export async function grantedTo({ db }: Context, roleIds: readonly string[]): Promise<Granted> {
  const links = [...(await readLinks(db, roleIds)).values()];
  const all = (field: GrantField) => [...new Set(links.flatMap((one) => one[`role.${field}`] ?? []))];
  return { menuIds: all('menuIds'), dataScopeIds: all('dataScopeIds'), apiScopeIds: all('apiScopeIds') };
}

/** Refuses to hand on what the caller does not hold himself, or to let others reach further than he does. */
export async function assertMayGrant(context: Context, granted: Granted): Promise<void> {
  await assertWithinPackage(context, granted.menuIds);
  const held = await holdingsOf(context);
  if (!held) return;
  const own = new Set([...held.menuIds, ...held.apiScopeIds, ...held.dataScopeIds]);
  const foreign = granted.dataScopeIds.filter((id) => !own.has(id));
  const isOwn = [...granted.menuIds, ...granted.apiScopeIds].every((id) => own.has(id));
  if (!isOwn || !(await areNarrower(context, foreign))) throw new Refusal('grant.beyondOwn');
  await assertNoWider(context, granted);
}

/** Whether the caller sees all rows of whatever these scopes narrow: then he holds more than they give. */
async function areNarrower(context: Context, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await repositoryOf(dataScope, context).all(inArray(tableOf(dataScope).id, [...ids]));
  return rows.length === ids.length && rows.every(({ scopeClass }) => seesAll(context, scopeClass));
}

/** Whether no scope narrows what the caller sees of an entity. */
export function seesAll({ actor }: Context, permissionBase: string): boolean {
  const scopes = actor?.scopes.get(permissionBase) ?? [];
  return scopes.length === 0 || scopes.some(isWhole);
}

/** Where the caller sees a part of the rows only, a grant without any scope would show others all of them. */
async function assertNoWider(context: Context, { menuIds, dataScopeIds }: Granted): Promise<void> {
  const narrowed = [...(context.actor?.scopes.keys() ?? [])].filter(
    (permissionBase) => !seesAll(context, permissionBase),
  );
  if (narrowed.length === 0) return;
  const menus = await repositoryOf(menu, context).all(inArray(tableOf(menu).id, [...menuIds]));
  const scopes = await repositoryOf(dataScope, context).all(
    inArray(tableOf(dataScope).id, [...dataScopeIds]),
  );
  const bound = new Set(scopes.map(({ scopeClass }) => scopeClass));
  const isWider = narrowed.some(
    (permissionBase) =>
      !bound.has(permissionBase) && menus.some(({ code }) => code.startsWith(`${permissionBase}_`)),
  );
  if (isWider) throw new Refusal('grant.wider');
}

const isWhole = ({ type, fields }: { type: number; fields: readonly string[] | null }) =>
  type === 1 && fields === null;

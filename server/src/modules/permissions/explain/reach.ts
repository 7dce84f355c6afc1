import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { EntityReach } from '@policy/shared/contract/permissions/entity-reach.ts';
import { inArray } from 'drizzle-orm';

import { asPerson } from '../../../accounts/as-person.ts';
import { entityByName, shownFields } from '../../../kit/access/scope.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { anyTableOf } from '../../../kit/table/table.ts';
import { readRoles } from './facts.ts';

/** How many rows are told by name. */
const told = 10;

/**
 * What one person would see of an entity, read as he himself would read it: how many rows, the first of them, and the scopes
 * that narrow them. Only rows that the caller reads too are named to him.
 */
export async function tryReach(
  context: Context,
  { userId, entity: name }: { userId: string; entity: string },
): Promise<EntityReach> {
  const entity = found(entityByName(name) ?? null);
  if (!may(context, `${entity.permissionBase}_view`)) throw new Refusal('access.denied');
  const person = await repositoryOf(user, context).get(userId);
  const { account, realName: personName, userType } = person;
  const there = await asPerson(context, { userId, account, name: personName, userType });
  const seen = person.status === 1 ? await firstRows(entity, there) : null;
  return {
    ...(await toldOf(entity, context, seen)),
    scopes: await scopesOf(entity, context, person),
    fields: [...(shownFields(entity, there) ?? [])],
  };
}

interface Seen {
  total: number;
  ids: readonly string[];
}

/** Null where the person may read none at all. */
async function firstRows(entity: Entity, there: Context): Promise<Seen | null> {
  try {
    const page = await repositoryOf(entity, there).page({ current: '1', size: String(told) });
    return { total: page.total, ids: page.records.map(({ id }) => String(id)) };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'access.denied') return null;
    throw error;
  }
}

/** What is told of the rows that a person sees, or of his seeing none. */
async function toldOf(entity: Entity, context: Context, seen: Seen | null) {
  if (!seen) return { isAllowed: 0 as const, total: 0, rows: [] };
  return { isAllowed: 1 as const, total: seen.total, rows: await namesOf(entity, context, seen.ids) };
}

async function namesOf(entity: Entity, context: Context, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await repositoryOf(entity, context).all(inArray(anyTableOf(entity).id, [...ids]));
  const names = new Map(rows.map((row) => [row.id, nameIn(context, entity, row)]));
  return ids.map((id) => ({ id, name: names.get(id) ?? null }));
}

/** The scopes of the person's live roles for this entity, each with the roles that give it. */
async function scopesOf({ permissionBase }: Entity, context: Context, { roleId }: RowOf<typeof user>) {
  const roles = (await readRoles(context, roleId ?? [])).filter(({ isOn }) => isOn);
  const giving = new Map<string, string[]>();
  for (const { roleName, scopes } of roles)
    for (const scope of scopes)
      if (scope.permissionBase === permissionBase)
        giving.set(scope.scopeName, [...(giving.get(scope.scopeName) ?? []), roleName]);
  return [...giving].map(([scopeName, names]) => ({ scopeName, roles: names }));
}

import type { AudienceKind } from '@policy/shared/contract/desk/audience.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { tenantRows } from '../../kit/access/scope.ts';
import { withBelow } from '../../kit/crud/branches.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { linksToAny } from '../../kit/table/links.ts';
import { tableOf } from '../../kit/table/table.ts';

/** An audience with what narrows it; of the lists only the one that its kind names counts. */
export interface Audience {
  audience: AudienceKind;
  deptIds: readonly string[] | null;
  roleIds: readonly string[] | null;
  userIds: readonly string[] | null;
}

type Narrowing = (context: Context, audience: Audience) => SQL | undefined | Promise<SQL>;

const narrowings: Record<AudienceKind, Narrowing> = {
  all: () => undefined,
  departments: async (context, { deptIds }) =>
    linked('deptId', withBelow(await repositoryOf(department, context).all(undefined), deptIds ?? [])),
  roles: (_, { roleIds }) => linked('roleId', roleIds ?? []),
  people: (_, { userIds }) => inArray(tableOf(user).id, [...(userIds ?? [])]),
};

/** Ids of the officers in use whom an audience means, each once. */
export const peopleIn = async (context: Context, audience: Audience): Promise<string[]> =>
  officers(context, await narrowings[audience.audience](context, audience));

/** Ids of the officers in use who hold a permission, the first `most` of them. */
export async function holdersOf(context: Context, permission: string, most: number): Promise<string[]> {
  const [menus, roles] = [tableOf(menu), tableOf(role)];
  const codes = await repositoryOf(menu, context).all(eq(menus.code, permission));
  const granting = linksToAny(
    roles.id,
    'role.menuIds',
    codes.map(({ id }) => id),
  );
  const held = await repositoryOf(role, context).all(
    or(eq(roles.roleAlias, 'administrator'), codes.length > 0 ? granting : undefined),
  );
  return officers(
    context,
    linked(
      'roleId',
      held.map(({ id }) => id),
    ),
    most,
  );
}

async function officers(context: Context, narrowed: SQL | undefined, most?: number): Promise<string[]> {
  const table = tableOf(user);
  const inUse = and(tenantRows(user, context), eq(table.status, 1), eq(table.userType, 1), narrowed);
  const found = context.db.select({ id: table.id }).from(table).where(inUse).orderBy(asc(table.id));
  const rows = await (most === undefined ? found : found.limit(most));
  return rows.map(({ id }) => id);
}

const linked = (field: 'deptId' | 'roleId', ids: readonly string[]): SQL =>
  ids.length > 0 ? linksToAny(tableOf(user).id, `user.${field}`, ids) : sql`false`;

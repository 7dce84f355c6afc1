import { randomUUID } from 'node:crypto';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { eq, inArray } from 'drizzle-orm';

import { personOf } from '../../test/journeys/people.ts';
import type { Person } from '../../test/journeys/people.ts';
import type { TestServer } from '../../test/test-server.ts';
import { repositoryOf } from '../kit/rows/repository.ts';
import { tableOf } from '../kit/table/table.ts';
import { storedForm } from './passwords.ts';
import { userTable } from './tables.ts';

/** Somebody who is signed in, and his ids. */
export interface Holder extends Person {
  userId: string;
  roleId: string;
  account: string;
}

interface Holding {
  codes: readonly string[];
  dataScopeIds?: string[];
  deptId?: string[];
}

/** The ids of menus and buttons by their codes. */
export async function menuIdsOf({ context }: TestServer, codes: readonly string[]): Promise<string[]> {
  const rows = await repositoryOf(menu, context).all(inArray(tableOf(menu).code, [...codes]));
  return rows.map(({ id }) => id);
}

/** A role that holds some codes. */
export async function addRole(server: TestServer, { codes, dataScopeIds = [] }: Holding): Promise<string> {
  const roleAlias = `r${randomUUID().slice(0, 8)}`;
  const menuIds = await menuIdsOf(server, codes);
  const made = { roleName: roleAlias, roleAlias, menuIds, dataScopeIds };
  return (await repositoryOf(role, server.context).insert(made)).id;
}

/** A new person of one role that holds some codes, signed in. */
export async function holderOf(server: TestServer, holding: Holding): Promise<Holder> {
  const roleId = await addRole(server, holding);
  const account = `u${randomUUID().slice(0, 8)}`;
  const { id } = await repositoryOf(user, server.context).insert({
    ...{ account, name: account, realName: account, roleId: [roleId], deptId: holding.deptId ?? [] },
  });
  const passwordHash = await storedForm(account);
  await server.context.db.update(userTable).set({ passwordHash }).where(eq(userTable.id, id));
  return { ...(await personOf(server, account)), userId: id, roleId, account };
}

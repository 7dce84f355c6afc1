import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { InitialKind, OpenedTenant } from '@policy/shared/contract/tenants/opening.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { storedForm } from '../../accounts/passwords.ts';
import { setPassword } from '../../accounts/set-password.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { FirstAdministrator } from './first-administrator.ts';
import { fitRoles } from './fit-roles.ts';
import { copyInitial } from './initial/copy-initial.ts';
import type { Contents } from './initial/copy-initial.ts';
import { menusIn } from './menus-in.ts';

type Tenant = RowOf<typeof tenant>;

/** What a tenant is opened with. */
interface Opening {
  administrator: FirstAdministrator;
  contents: Contents;
  /** The tenant that is copied from, and which kinds of what it has. */
  from: Context;
  copied: readonly InitialKind[];
}

/** Gives a new tenant its first department, position, role and administrator, and copies of what was chosen; answers what was made. */
export async function openTenant(
  context: Context,
  row: Tenant,
  { administrator, contents, from, copied }: Opening,
): Promise<OpenedTenant['made']> {
  // As the system itself: the caller belongs to another tenant, and so would everything that he adds.
  const there: Context = { ...context, tenantId: row.tenantId, actor: null };
  const adminRoleId = await addAdministrator(there, row, administrator);
  await contents.needed(there);
  const menuIds = row.packageId ? await menusIn(context, row.packageId) : [];
  const made = await copyInitial(contents, { from, to: there, adminRoleId, menuIds }, copied);
  const copiedRoles = made.find(({ kind }) => kind === 'roles')?.count ?? 0;
  return [
    ...(['departments', 'positions', 'people'] as const).map((kind) => ({ kind, count: 1 })),
    // The administrators' role was made as well, beside those that were copied.
    { kind: 'roles', count: copiedRoles + 1 },
    ...made.filter(({ kind }) => kind !== 'roles'),
  ];
}

/** Adds the first person with what he belongs to, and answers the id of his role. */
async function addAdministrator(
  there: Context,
  { tenantId, tenantName, linkman, packageId }: Tenant,
  { account, password, realName, phone }: FirstAdministrator,
): Promise<string> {
  const dept = await repositoryOf(department, there).insert({
    ...{ deptName: tenantName, fullName: tenantName, deptCategory: 'company', sort: 1 },
  });
  const post = await repositoryOf(position, there).insert({
    ...{ category: 'senior', postCode: 'admin', sort: 1 },
    ...{ postName: catalogue('zh').firstPost, postNameEn: catalogue('en').firstPost },
  });
  const admin = await repositoryOf(role, there).insert({
    ...{ roleName: catalogue('zh').roles.admin, roleNameEn: catalogue('en').roles.admin },
    ...{ roleAlias: 'admin', sort: 1 },
  });
  if (packageId) await fitRoles(there, tenantId, packageId);
  const person = await repositoryOf(user, there).insert({
    ...{ account, name: account, realName: realName ?? linkman ?? account, phone, userType: 1, status: 1 },
    ...{ roleId: [admin.id], deptId: [dept.id], postId: [post.id] },
  });
  await setPassword(there, person.id, await storedForm(password));
  return admin.id;
}

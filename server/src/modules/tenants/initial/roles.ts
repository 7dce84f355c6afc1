import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { ne } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { copyTree } from './copy-rows.ts';
import type { InitialContent } from './copying.ts';

/** The platform's own administrators belong to no other tenant; a tenant's are there before anything is copied. */
const notThePlatforms = ne(tableOf(role).roleAlias, 'administrator');
const isOwn = ({ roleAlias }: Pick<RowOf<typeof role>, 'roleAlias'>) => roleAlias === 'admin';

/** Roles with what they give, as far as the new tenant's package holds it. */
export const roles: InitialContent = {
  count: async (from) =>
    (await repositoryOf(role, from).all(notThePlatforms)).filter((row) => !isOwn(row)).length,
  copy: async ({ from, to, adminRoleId, menuIds }) => {
    const rows = await repositoryOf(role, from).all(notThePlatforms);
    const [held, among] = [new Set(menuIds), new Set(rows.map(({ id }) => id))];
    return copyTree(role, {
      to,
      known: new Map(rows.filter(isOwn).map(({ id }) => [id, adminRoleId])),
      // What hung below the platform's administrators hangs below nothing.
      rows: rows.map((row) => ({ ...row, parentId: among.has(row.parentId ?? '') ? row.parentId : null })),
      draftOf: ({ menuIds: granted, ...row }) => ({
        ...{ roleName: row.roleName, roleNameEn: row.roleNameEn, roleAlias: row.roleAlias },
        ...{ sort: row.sort, status: row.status, remark: row.remark, requireTotp: row.requireTotp },
        menuIds: (granted ?? []).filter((id) => held.has(id)),
        ...{ dataScopeIds: row.dataScopeIds ?? [], apiScopeIds: row.apiScopeIds ?? [] },
      }),
    });
  },
};

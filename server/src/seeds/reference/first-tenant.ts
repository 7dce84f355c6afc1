import { dataScope } from '@policy/shared/contract/entities/permissions/data-scope.ts';
import { menu } from '@policy/shared/contract/entities/permissions/menu.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { firstTenantNo, tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { taskListPaths } from '@policy/shared/contract/workflow/task-lists.ts';
import { and, eq } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { tableOf } from '../../kit/table/table.ts';
import { addClients } from '../clients.ts';
import type { ClientSeed } from '../clients.ts';
import { insertMissing } from '../insert-missing.ts';
import { runOnce } from '../seed-run.ts';
import { idOf } from '../slug-id.ts';
import type { SlugRow } from '../slug-rows.ts';
import { handOutMenus } from './hand-out-menus.ts';
import { menuLevels, menuSlug } from './menu-rows.ts';
import { nameRolesInEnglish, roleRows, scopeRows } from './roles.ts';

/** The tenant that every installation begins with. */
export const firstTenant = 'tenant:000000';

const tenants: SlugRow[] = [{ id: firstTenant, tenantId: firstTenantNo, tenantName: '政策兑现服务平台' }];

const week = 7 * 86_400;
const grantTypes = ['captcha', 'social', 'refresh_token'];
const clients: ClientSeed[] = [
  {
    id: 'client:portal',
    clientId: 'portal',
    secret: 'portal_client',
    grantTypes,
    userType: 2,
    idleSeconds: week,
  },
  {
    id: 'client:admin',
    clientId: 'admin',
    secret: 'admin_client',
    grantTypes,
    userType: 1,
    idleSeconds: 1800,
  },
];

const params: SlugRow[] = [
  {
    id: 'param:account.failCount',
    paramName: '登录失败锁定次数',
    paramKey: 'account.failCount',
    paramValue: '5',
  },
  {
    id: 'param:password.maxDays',
    paramName: '密码有效天数（0为不过期）',
    paramKey: 'password.maxDays',
    paramValue: '0',
  },
  {
    id: 'param:log.keptDays',
    paramName: '日志保留天数（不少于184天）',
    paramKey: 'log.keptDays',
    paramValue: '184',
  },
  {
    id: 'param:publicity.workdays',
    paramName: '公示工作日天数',
    paramKey: 'publicity.workdays',
    paramValue: '5',
  },
  {
    id: 'param:registration.autoApprove',
    paramName: '统一身份认证企业注册自动通过（1为自动）',
    paramKey: 'registration.autoApprove',
    paramValue: '0',
  },
];

/** The menu of done tasks stood where the one of ended processes stands; whoever was granted it keeps it. */
async function moveDoneTasks({ db }: Context): Promise<void> {
  const { id, path } = tableOf(menu);
  await db
    .update(tableOf(menu))
    .set({ path: taskListPaths.done })
    .where(and(eq(id, idOf(menuSlug('done'))), eq(path, '/process/done')));
}

/** The tenant that every installation begins with, and what signing in to it takes: clients, parameters, menus, scopes and roles; safe to repeat. */
export const seedFirstTenant = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    await insertMissing(tenant, inside, tenants);
    await addClients(inside, clients);
    await insertMissing(param, inside, params);
    const brought: string[] = [];
    await runOnce(inside, 'done tasks apart from ended processes', moveDoneTasks);
    for (const level of menuLevels) brought.push(...(await insertMissing(menu, inside, level)));
    await handOutMenus(inside, brought);
    await insertMissing(dataScope, inside, scopeRows);
    await insertMissing(role, inside, roleRows);
    await runOnce(inside, 'english role names', nameRolesInEnglish);
  });

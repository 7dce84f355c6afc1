import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { crudModule } from '../../kit/crud/crud-module.ts';
import type { Module } from '../../kit/routes/route.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { fitRoles } from './fit-roles.ts';
import type { TenantParts } from './initial/copy-initial.ts';
import { contentsOf } from './initial/copy-initial.ts';
import { addOpening } from './opening-calls.ts';
import { readAdministrator } from './first-administrator.ts';
import { openTenant } from './open-tenant.ts';
import { addDataSource } from './data-source.ts';
import { addSettings } from './settings.ts';
import { addTenantSelect } from './tenant-select.ts';
import { drawsItsNumber, keepsTheFirst, keepsTheFirstOpen, sharesNoHost } from './tenant-rules.ts';

/** A tenant's roles hold what its package holds; when a tenant is removed, the sessions of its people end. */
export const tenantRules = ({ forgetAll, endAllOfTenantsWithin }: SessionEnds) =>
  defineRules(tenant, {
    beforeWrite: [keepsTheFirstOpen, sharesNoHost, drawsItsNumber],
    afterWrite: [
      async ({ tenantId, packageId }, { before, context }) => {
        if (before && packageId && packageId !== before.packageId)
          await fitRoles(context, tenantId, packageId);
        context.afterCommit(forgetAll);
      },
    ],
    beforeRemove: [keepsTheFirst],
    afterRemove: [
      async (rows, context) => {
        const numbers = rows.map(({ tenantId }) => tenantId);
        await endAllOfTenantsWithin(context, numbers, 'removed');
        context.afterCommit(forgetAll);
      },
    ],
  });

/** What a tenant begins with where nobody has chosen. */
const usual = ['dictionaries', 'templates'] as const;

/** Tenants, opened whole or not at all. */
export function tenantModule(parts: TenantParts): Module {
  const contents = contentsOf(parts);
  return crudModule(tenant, {
    afterSubmit: [
      async (row, { before, sent, context }) => {
        if (before) return;
        const administrator = await readAdministrator(sent, context);
        await openTenant(context, row, { administrator, contents, from: context, copied: usual });
      },
    ],
    routes: (app) => {
      addSettings(app);
      addDataSource(app);
      addTenantSelect(app);
      addOpening(app, contents);
    },
  });
}

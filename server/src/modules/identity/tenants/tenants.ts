import { tenant } from '@policy/shared/contract/entities/identity/tenant.ts';

import { crudModule } from '../../../kit/crud-module.ts';
import type { Module } from '../../../kit/route.ts';
import type { Identity } from '../identity.ts';
import { fitRoles } from './fit-roles.ts';
import { openTenant, readAdministrator } from './open-tenant.ts';
import { addDataSource } from './data-source.ts';
import { addSettings } from './settings.ts';
import { addTenantSelect } from './tenant-select.ts';
import { drawsItsNumber, keepsTheFirst, keepsTheFirstOpen, sharesNoHost } from './tenant-steps.ts';

/** Tenants: opened whole or not at all, bounded by their packages, and gone with their sessions. */
export const tenantModule = (identity: Identity): Module =>
  crudModule(tenant, {
    beforeWrite: [keepsTheFirstOpen, sharesNoHost, drawsItsNumber],
    afterWrite: [
      async (row, { before, sent, context }) => {
        if (!before) await openTenant(context, row, await readAdministrator(sent, context));
        else if (row.packageId && row.packageId !== before.packageId)
          await fitRoles(context, row.tenantId, row.packageId);
        context.afterCommit(identity.sessions.forgetAll);
      },
    ],
    beforeRemove: [keepsTheFirst],
    afterRemove: [
      (rows, context) => {
        // What is kept of them is forgotten at once; the rows of their sessions are ended after it.
        context.afterCommit(identity.sessions.forgetAll);
        const numbers = rows.map(({ tenantId }) => tenantId);
        context.afterCommit(() => void identity.sessions.endAllOfTenants(numbers, 'removed'));
      },
    ],
    routes: (app) => {
      addSettings(app, identity);
      addDataSource(app);
      addTenantSelect(app);
    },
  });

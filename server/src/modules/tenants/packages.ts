import { tenantPackage } from '@policy/shared/contract/entities/tenants/tenant-package.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq } from 'drizzle-orm';

import { restrictDeleteWhileInUse } from '../../kit/crud/delete-restrictions.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { SessionEnds } from '../../kit/runtime/sessions.ts';
import { tableOf } from '../../kit/table/table.ts';
import { fitRoles } from './fit-roles.ts';

/** Packages; a change reaches the roles of every tenant that has one, and one that a tenant has cannot be removed. */
export const packageRules = ({ forgetAll }: SessionEnds) =>
  defineRules(tenantPackage, {
    afterWrite: [
      async ({ id }, { before, context }) => {
        if (!before) return;
        const having = await repositoryOf(tenant, context).all(eq(tableOf(tenant).packageId, id));
        for (const { tenantId } of having) await fitRoles(context, tenantId, id);
        context.afterCommit(forgetAll);
      },
    ],
    beforeRemove: [restrictDeleteWhileInUse(tenantPackage)],
  });

import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { isAdministrator } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';

const option = z.object({ id: z.string(), tenantId: z.string(), tenantName: z.string() });
const table = tableOf(tenant);

/** What other clients pick a tenant from: all open ones for the platform's administrator, for anybody else his own. */
export function addTenantSelect(app: FastifyInstance) {
  const schema = { tags: ['tenant'], response: { 200: z.array(option) } };
  const config = { guard: permission('tenant_view', 'user_view', 'role_view', 'post_view') };
  app.get('/blade-system/tenant/select', { config, schema }, async ({ context }) => {
    const own = isAdministrator(context.actor) ? undefined : eq(table.tenantId, context.tenantId);
    const rows = await repositoryOf(tenant, context).all(and(eq(table.status, 1), own));
    return rows.map(({ id, tenantId, tenantName }) => ({ id, tenantId, tenantName }));
  });
}

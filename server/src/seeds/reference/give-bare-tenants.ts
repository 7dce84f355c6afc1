import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { anyTableOf, qualified, tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';

const tenants = tableOf(tenant);

/** Gives every tenant that never had a row of an entity what it begins with; what a tenant makes of it stays. */
export async function giveBareTenants(
  entity: Entity,
  context: Context,
  give: (context: Context) => Promise<void>,
): Promise<void> {
  const table = anyTableOf(entity);
  const own = sql`select 1 from ${table} where ${qualified(table.tenantId)} = ${qualified(tenants.tenantId)}`;
  const bare = await context.db
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(and(eq(tenants.isDeleted, 0), sql`not exists (${own})`));
  for (const { tenantId } of bare) await inTransaction({ ...context, tenantId }, give);
}

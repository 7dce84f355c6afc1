import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { qualified, tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { giveAgreements } from '../../modules/content/agreements/usual/usual-agreements.ts';

const [tenants, agreements] = [tableOf(tenant), tableOf(agreement)];

/** Gives every tenant that never had one the texts that people agree to; what a tenant has published stays. */
export async function seedAgreements(context: Context): Promise<void> {
  const own = sql`select 1 from ${agreements} where ${qualified(agreements.tenantId)} = ${qualified(tenants.tenantId)}`;
  const bare = await context.db
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(and(eq(tenants.isDeleted, 0), sql`not exists (${own})`));
  for (const { tenantId } of bare) await inTransaction({ ...context, tenantId }, giveAgreements);
}

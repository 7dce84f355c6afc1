import { portalSetting } from '@policy/shared/contract/entities/content/portal-setting.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { qualified, tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { givePortalSetting } from '../../modules/content/portal/usual-setting.ts';

const [tenants, settings] = [tableOf(tenant), tableOf(portalSetting)];

/** Gives every tenant that has none the settings of its portal; what its officers make of them stays. */
export async function seedPortalSettings(context: Context): Promise<void> {
  const own = sql`select 1 from ${settings} where ${qualified(settings.tenantId)} = ${qualified(tenants.tenantId)}`;
  const bare = await context.db
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(and(eq(tenants.isDeleted, 0), sql`not exists (${own})`));
  for (const { tenantId } of bare) await inTransaction({ ...context, tenantId }, givePortalSetting);
}

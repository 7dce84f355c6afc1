import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import { momentOf } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';

/** Refuses a tenant that is unknown, switched off or past its time. */
export async function requireUsableTenant(context: Context, tenantId: string): Promise<void> {
  const row = await repositoryOf(tenant, context).first(eq(tableOf(tenant).tenantId, tenantId));
  if (row?.status !== 1) throw new Refusal('signIn.tenantUnknown');
  if (row.expireTime && momentOf(row.expireTime) <= context.clock.now())
    throw new Refusal('signIn.tenantExpired');
}

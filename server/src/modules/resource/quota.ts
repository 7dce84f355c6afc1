import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';

const tenants = tableOf(tenant);
const files = tableOf(attachment);
const bytesPerMb = 1_048_576;

/** Refuses a file that the tenant has no room for; inside a transaction, others wait until it is decided. */
export async function assertRoom({ db, tenantId }: Context, bytes: number): Promise<void> {
  const [own] = await db
    .select({ limit: tenants.storageMb })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId))
    .for('update');
  if (!own || own.limit < 0) return;
  // Removed files count as long as they can be brought back.
  const [held] = await db
    .select({ bytes: sql<string>`coalesce(sum(${files.attachSize}), 0)` })
    .from(files)
    .where(eq(files.tenantId, tenantId));
  const isFull = Number(held?.bytes) + bytes > own.limit * bytesPerMb;
  if (isFull) throw new Refusal('attachment.quota', { limit: own.limit });
}

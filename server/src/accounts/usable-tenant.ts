import { momentOf } from '../kit/runtime/clock.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tenantOf } from './tenant-of.ts';

/** Refuses a tenant that is unknown, switched off or past its time. */
export async function requireUsableTenant(context: Context, tenantId: string): Promise<void> {
  const row = await tenantOf(context, tenantId);
  if (row?.status !== 1) throw new Refusal('signIn.tenantUnknown');
  if (row.expireTime && momentOf(row.expireTime) <= context.clock.now())
    throw new Refusal('signIn.tenantExpired');
}

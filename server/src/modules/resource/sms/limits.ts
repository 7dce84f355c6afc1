import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, gte, ne, sql } from 'drizzle-orm';

import { wireDate, wireTime } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { smsMessageTable as messages } from '../tables.ts';
import { maskedPhone } from './phones.ts';

/** How many messages may be sent. */
interface Limits {
  perMinute: number;
  perDay: number;
  dailyCap: number;
}

/** Where no configuration says otherwise. */
export const usualLimits: Limits = { perMinute: 1, perDay: 10, dailyCap: 10_000 };

const minuteMs = 60_000;

/** Makes other senders of the tenant wait, so that none counts before another has written. */
export async function queueBehindOthers({ db, tenantId }: Context): Promise<void> {
  const tenants = tableOf(tenant);
  await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.tenantId, tenantId)).for('update');
}

/** Refuses when a phone or the tenant has had as many messages as it may have. */
export async function assertWithin(
  context: Context,
  limits: Limits,
  phones: readonly { phone: string; hash: string }[],
): Promise<void> {
  const { db, tenantId, clock } = context;
  const today = `${wireDate(clock.now())} 00:00:00`;
  const minuteAgo = wireTime(new Date(clock.now().getTime() - minuteMs));
  const rows = await db
    .select({
      hash: messages.phoneHash,
      day: sql<number>`count(*)::int`,
      minute: sql<number>`(count(*) filter (where ${gte(messages.createTime, minuteAgo)}))::int`,
    })
    .from(messages)
    .where(
      and(
        eq(messages.tenantId, tenantId),
        eq(messages.isDeleted, 0),
        gte(messages.createTime, today),
        ne(messages.state, 'suppressed'),
      ),
    )
    .groupBy(messages.phoneHash);
  const had = rows.reduce((sum, { day }) => sum + day, 0);
  if (had + phones.length > limits.dailyCap) throw new Refusal('sms.dailyCap');
  for (const { phone, hash } of phones) {
    const own = rows.find((row) => row.hash === hash);
    if (own && (own.day >= limits.perDay || own.minute >= limits.perMinute))
      throw new Refusal('sms.tooOften', { phone: maskedPhone(phone) });
  }
}

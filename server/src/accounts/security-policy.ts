import { param } from '@policy/shared/contract/entities/system/param.ts';
import { isUsable, securityKeys, securityRule } from '@policy/shared/contract/sign-in/security-policy.ts';
import type { SecurityKey, SecurityPolicy } from '@policy/shared/contract/sign-in/security-policy.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import type { Database } from '../database/client.ts';
import { qualified, tableOf } from '../kit/table/table.ts';

const params = tableOf(param);

/** What holds in a tenant, in one query: what its parameters say, and the defaults for silence and for what no rule can be. */
export async function securityOf(db: Database, tenantId: string): Promise<SecurityPolicy> {
  const rows = await db
    .select({ key: params.paramKey, value: params.paramValue })
    .from(params)
    .where(
      and(
        eq(params.tenantId, tenantId),
        eq(params.isDeleted, 0),
        inArray(params.paramKey, [...securityKeys]),
      ),
    );
  return policyOf(new Map(rows.map(({ key, value }) => [key, value])));
}

/** What holds where the parameters say this; without any, the defaults. */
export function policyOf(said: ReadonlyMap<string, string>): SecurityPolicy {
  const value = (key: SecurityKey): number => {
    const text = said.get(key);
    return text && isUsable(key, Number(text)) ? Number(text) : securityRule(key).initial;
  };
  return {
    'password.minLength': value('password.minLength'),
    'password.kinds': value('password.kinds'),
    'password.history': value('password.history'),
    'password.maxDays': value('password.maxDays'),
    'account.failCount': value('account.failCount'),
    'account.lockMinutes': value('account.lockMinutes'),
    'session.officeIdleMinutes': value('session.officeIdleMinutes'),
    'session.portalIdleMinutes': value('session.portalIdleMinutes'),
    'session.maxMinutes': value('session.maxMinutes'),
    'session.most': value('session.most'),
  };
}

/** What the tenant of a row has said of a rule, for a query over rows of several; null for silence, 0 and what no rule can be. */
export function saidInTenant(key: SecurityKey, tenantId: AnyPgColumn): SQL<number | null> {
  const { min, max } = securityRule(key);
  const text = qualified(params.paramValue);
  const own = and(
    eq(qualified(params.tenantId), qualified(tenantId)),
    eq(qualified(params.paramKey), key),
    eq(qualified(params.isDeleted), 0),
  );
  // The outer case keeps a text that is no number from being read as one.
  return sql<number | null>`(select case when ${text} ~ '^[0-9]{1,5}$' then
    case when ${text}::int between ${sql.raw(String(min))} and ${sql.raw(String(max))} then ${text}::int end end
    from ${params} where ${own})`;
}

import { param } from '@policy/shared/contract/entities/identity/param.ts';
import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../db/client.ts';
import type { Services } from '../../kit/services.ts';
import { tableOf } from '../../kit/table.ts';
import { loginFailures } from './tables.ts';

/** An account as somebody typed it, whether there is one or not. */
export interface TypedAccount {
  tenantId: string;
  account: string;
}

type Ports = Pick<Services, 'database' | 'clock'>;

const windowMs = 30 * 60_000;
const usualLimit = 5;
const paramTable = tableOf(param);

/**
 * Counts an attempt as failed before its password is looked at, and refuses it (false) while the account is locked.
 * One statement, so that a hundred attempts at once get no more tries than five in a row.
 */
export async function admitAttempt(
  { database: { db }, clock }: Ports,
  typed: TypedAccount,
): Promise<boolean> {
  const limit = await failLimit(db, typed.tenantId);
  const now = clock.now().getTime();
  const { attempts } = loginFailures;
  const since = sql`${now - windowMs}::bigint`;
  const counted = await db
    .insert(loginFailures)
    .values({ ...typed, attempts: [now] })
    .onConflictDoUpdate({
      target: [loginFailures.tenantId, loginFailures.account],
      set: {
        attempts: sql`array(select a from unnest(${attempts}) as a where a > ${since}) || ${now}::bigint`,
      },
      // Locked for half an hour from the attempt that filled the window.
      setWhere: sql`cardinality(${attempts}) < ${limit} or ${attempts}[cardinality(${attempts})] <= ${since}`,
    })
    .returning({ account: loginFailures.account });
  return counted.length > 0;
}

/** A right password wipes the slate. */
export async function forgetAttempts(
  { database: { db } }: Pick<Ports, 'database'>,
  { tenantId, account }: TypedAccount,
) {
  await db
    .delete(loginFailures)
    .where(and(eq(loginFailures.tenantId, tenantId), eq(loginFailures.account, account)));
}

/** Parameter `account.failCount` of the tenant, 5 where it says nothing usable. */
async function failLimit(db: Database, tenantId: string): Promise<number> {
  const [row] = await db
    .select({ value: paramTable.paramValue })
    .from(paramTable)
    .where(
      and(
        eq(paramTable.tenantId, tenantId),
        eq(paramTable.paramKey, 'account.failCount'),
        eq(paramTable.isDeleted, 0),
      ),
    );
  const limit = Number(row?.value);
  return Number.isInteger(limit) && limit > 0 ? limit : usualLimit;
}

import { randomInt } from 'node:crypto';
import { firstTenantNo, tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, ne, sql } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { WriteRule } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { duplicate } from '../../kit/sql/duplicate.ts';
import { tableOf } from '../../kit/table/table.ts';
import { hostsIn } from './hosts.ts';

type TenantRule = WriteRule<typeof tenant>;

const table = tableOf(tenant);

/** A new tenant gets a number that no other has had; the installation's own tenant brings its own. */
export const drawsItsNumber: TenantRule = async (values, { before, context }) => {
  if (before || values.tenantId) return;
  do values.tenantId = String(randomInt(100_000, 1_000_000));
  while (await isTaken(context, values.tenantId));
};

async function isTaken({ db }: Context, tenantId: string): Promise<boolean> {
  const rows = await db.select({ id: table.id }).from(table).where(eq(table.tenantId, tenantId));
  return rows.length > 0;
}

/** Rule: the installation's own tenant stays open, or nobody could open another. */
export const keepsTheFirstOpen: TenantRule = ({ status, expireTime }, { before }) => {
  if (before?.tenantId === firstTenantNo && (status === 0 || expireTime)) throw new Refusal('tenant.first');
};

/** Rule: a host leads to one tenant. */
export const sharesNoHost: TenantRule = async ({ domain }, { before, context }) => {
  const hosts = hostsIn(domain);
  if (hosts.length === 0) return;
  const theirs = sql`string_to_array(replace(lower(${table.domain}), ' ', ''), ',')`;
  const wanted = sql`string_to_array(${hosts.join(',')}, ',')`;
  const others = before ? ne(table.id, before.id) : undefined;
  if ((await repositoryOf(tenant, context).count(and(sql`${theirs} && ${wanted}`, others))) === 0) return;
  throw duplicate(tenant, context, 'domain');
};

/** Rule: the installation's own tenant is never removed. */
export function keepsTheFirst(rows: readonly RowOf<typeof tenant>[]): void {
  if (rows.some(({ tenantId }) => tenantId === firstTenantNo)) throw new Refusal('tenant.first');
}

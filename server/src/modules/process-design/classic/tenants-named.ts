import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { isAdministrator } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

const table = tableOf(tenant);

/**
 * The contexts of the tenants that a deployment names, with commas between them; without any, the caller's own. Others than
 * his own are there for the platform's administrator alone.
 */
export async function tenantsNamed(context: Context, said: string | undefined): Promise<readonly Context[]> {
  const named = [...new Set((said ?? '').split(',').flatMap((one) => one.trim() || []))];
  const others = named.filter((number) => number !== context.tenantId);
  if (others.length > 0) await assertThere(context, others);
  return (named.length > 0 ? named : [context.tenantId]).map((tenantId) => ({ ...context, tenantId }));
}

async function assertThere(context: Context, numbers: readonly string[]): Promise<void> {
  if (!isAdministrator(context.actor)) throw new Refusal('row.notFound');
  const open = and(inArray(table.tenantId, [...numbers]), eq(table.status, 1));
  if ((await repositoryOf(tenant, context).count(open)) < numbers.length) throw new Refusal('row.notFound');
}

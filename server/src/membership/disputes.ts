import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { and, eq, isNotNull } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { tableOf } from '../kit/table/table.ts';

const table = tableOf(company);

/**
 * Refuses acts about money while it is disputed who speaks for a company, until an officer has settled it; reading goes on.
 * Whatever its caller may read of companies: the rule is the company's.
 */
export async function assertUndisputed({ db, tenantId }: Context, companyId: string | null): Promise<void> {
  if (companyId === null) return;
  const [disputed] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.tenantId, tenantId), eq(table.id, companyId), isNotNull(table.disputedSince)));
  if (disputed) throw new Refusal('company.disputed');
}

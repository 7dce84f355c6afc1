import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { deletedPerson } from '@policy/shared/contract/people/deleted-person.ts';
import { eq, ne } from 'drizzle-orm';

import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';

/** Refuses accounts beyond the number that the tenant may have. */
export async function withinQuota(context: Context, added: number): Promise<void> {
  const table = tableOf(tenant);
  // Held until the end of the write: of two who add the last account, one waits and is refused.
  const [row] = await context.db
    .select({ limit: table.accountNumber })
    .from(table)
    .where(eq(table.tenantId, context.tenantId))
    .for('update');
  if (!row || row.limit < 0) return;
  // Who was deleted is a row that acts name, and no account.
  const accounts = ne(tableOf(user).realName, deletedPerson.zh);
  if ((await repositoryOf(user, context).count(accounts)) + added > row.limit)
    throw new Refusal('user.quota', { limit: row.limit });
}

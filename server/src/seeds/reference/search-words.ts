import { searchWord } from '@policy/shared/contract/entities/content/search-word.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, sql } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { qualified, tableOf } from '../../kit/table/table.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { giveSearchWords } from '../../modules/content/search/words/usual-words.ts';

const [tenants, words] = [tableOf(tenant), tableOf(searchWord)];

/** Gives every tenant that never had one the words that a search begins with; what its editors make of them stays. */
export async function seedSearchWords(context: Context): Promise<void> {
  const own = sql`select 1 from ${words} where ${qualified(words.tenantId)} = ${qualified(tenants.tenantId)}`;
  const bare = await context.db
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(and(eq(tenants.isDeleted, 0), sql`not exists (${own})`));
  for (const { tenantId } of bare) await inTransaction({ ...context, tenantId }, giveSearchWords);
}

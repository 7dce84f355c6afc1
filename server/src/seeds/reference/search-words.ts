import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { tableOf } from '../../kit/table/table.ts';
import { giveSearchWords } from '../../modules/content/search/words/usual-words.ts';
import { runOnce } from '../seed-run.ts';

const tenants = tableOf(tenant);

/** Gives every tenant the words that its search begins with, once: what its editors make of them stays. */
export async function seedSearchWords(context: Context): Promise<void> {
  const all = await context.db
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.isDeleted, 0));
  for (const { tenantId } of all) await runOnce({ ...context, tenantId }, 'search.words', giveSearchWords);
}

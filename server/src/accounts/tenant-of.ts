import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';

/** The tenant of a number; nothing where none has it. */
export const tenantOf = (context: Context, tenantId: string): Promise<RowOf<typeof tenant> | null> =>
  repositoryOf(tenant, context).first(eq(tableOf(tenant).tenantId, tenantId));

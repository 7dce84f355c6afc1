import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { and, eq, isNotNull } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { tableOf } from '../kit/table/table.ts';
import { mainForms } from './form-versions.ts';
import { keepForm } from './keep-form.ts';

type Tenant = Pick<Context, 'db' | 'tenantId'>;

/** How many forms of a tenant count for something. */
export function countForms({ db, tenantId }: Tenant): Promise<number> {
  const table = tableOf(formDesign);
  const isLive = and(eq(table.tenantId, tenantId), eq(table.isDeleted, 0), isNotNull(table.mainVersion));
  return db.$count(table, isLive);
}

/** Gives another tenant the main version of each form of this one, and answers how many. */
export async function copyForms({ from, to }: { from: Tenant; to: Context }): Promise<number> {
  const forms = await mainForms(from);
  for (const form of forms) await keepForm(to, form);
  return forms.length;
}

import { desc, eq } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { formDefinitions } from './form-tables.ts';
import { keepForm } from './keep-form.ts';

type Tenant = Pick<Context, 'db' | 'tenantId'>;

/** How many forms a tenant has, whatever their versions. */
export const countForms = ({ db, tenantId }: Tenant): Promise<number> =>
  db.$count(
    db
      .selectDistinct({ key: formDefinitions.key })
      .from(formDefinitions)
      .where(eq(formDefinitions.tenantId, tenantId))
      .as('form'),
  );

/** Gives another tenant the newest version of each form of this one, and answers how many. */
export async function copyForms({ from, to }: { from: Tenant; to: Context }): Promise<number> {
  const { key, version, schema, uiSchema, texts, tenantId } = formDefinitions;
  const forms = await from.db
    .selectDistinctOn([key], { key, version, schema, uiSchema, texts })
    .from(formDefinitions)
    .where(eq(tenantId, from.tenantId))
    .orderBy(key, desc(version));
  for (const form of forms) await keepForm(to, form);
  return forms.length;
}

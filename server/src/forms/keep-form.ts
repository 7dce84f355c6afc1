import { ruleFaults } from '@policy/shared/forms/rule-faults.ts';

import type { Context } from '../kit/runtime/context.ts';
import { InvalidDraft } from '../kit/runtime/errors.ts';
import { formDefinitions } from './form-tables.ts';

type FormDefinition = Omit<typeof formDefinitions.$inferInsert, 'tenantId'>;

/**
 * Keeps a version of a form; one that is there already stays as it is. The only way into the table: refuses rules between fields
 * that nobody could evaluate or that name what the form does not have, each at its place.
 */
export async function keepForm(context: Context, form: FormDefinition): Promise<void> {
  const faults = ruleFaults(form.schema, context.locale);
  if (faults.length > 0)
    throw new InvalidDraft(faults.map(({ field, message }) => ({ field: `schema.${field}`, message })));
  await context.db
    .insert(formDefinitions)
    .values({ tenantId: context.tenantId, ...form })
    .onConflictDoNothing();
}

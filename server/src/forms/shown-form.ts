import { seenForm } from '@policy/shared/forms/dependences/seen-form.ts';

import type { Context } from '../kit/runtime/context.ts';
import { withDefaults } from './default-values.ts';
import { fieldNames } from './form-versions.ts';
import type { formOf } from './form-versions.ts';
import { toldLayout } from './told-names.ts';

interface Shown<Permission> {
  /** All that was answered, seen or not. */
  answers: Record<string, unknown>;
  permissions: Record<string, Permission>;
}

/** A form with what was answered, as far as its reader may see it. */
export async function shownForm<Permission extends { access: string }>(
  context: Context,
  form: Awaited<ReturnType<typeof formOf>>,
  { answers, permissions }: Shown<Permission>,
) {
  const names = fieldNames(form.schema).filter((name) => permissions[name]?.access !== 'hidden');
  const values = Object.fromEntries(Object.entries(answers).filter(([name]) => names.includes(name)));
  // What nobody fills in now begins with nothing: an empty answer is shown as empty.
  const filledIn = Object.entries(form.uiSchema).filter(([name]) => permissions[name]?.access === 'edit');
  const schema = await withDefaults(context, { ...form, uiSchema: Object.fromEntries(filledIn) });
  const uiSchema = await toldLayout(context, form, values);
  return { schema: seenForm(schema, { answers, seen: names }), uiSchema, values, permissions };
}

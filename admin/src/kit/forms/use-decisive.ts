import { Form } from 'antd';
import type { FormInstance } from 'antd';

import type { EntityField, FormValues } from '../entity/fields.ts';

/**
 * The values that decide which other fields are wanted or needed; none before the form stands.
 * Nothing else is watched: a keystroke anywhere else draws nothing anew.
 */
export function useDecisive(
  fields: readonly EntityField[],
  form: FormInstance<FormValues>,
): FormValues | undefined {
  const named = fields.flatMap(({ meta }) => [meta.visibleWhen?.field, meta.requiredWhen?.field]);
  const deciding = fields.map(({ name }) => name).filter((name) => named.includes(name));
  return Form.useWatch(
    (values) => Object.fromEntries(deciding.map((name): [string, unknown] => [name, values[name]])),
    form,
  );
}

import { Input } from 'antd';

import { metaOf, optional, text } from '@policy/shared/contract/kit/field.ts';

import { handed } from '../../kit/inputs.tsx';
import type { Control, ExtraField } from '../../kit/inputs.tsx';

/** The secret key of a configuration of one of these categories: said when it is added or replaced, never shown. */
export function secretKeyField(
  categories: readonly string[],
  { label, hint }: { label: string; hint: string },
): ExtraField {
  const schema = optional(text(200, { only: { field: 'category', is: categories } }));
  const SecretInput: Control = (props) => (
    <Input.Password autoComplete="new-password" placeholder={hint} {...handed<string>(props)} />
  );
  return {
    ...{ name: 'secretKey', label, schema, meta: metaOf(schema), choices: {}, namedBy: [] },
    input: SecretInput,
  };
}

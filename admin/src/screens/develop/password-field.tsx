import { Input } from 'antd';

import { metaOf, optional, text } from '@policy/shared/contract/kit/field.ts';

import { handed } from '../../kit/inputs.tsx';
import type { Control, ExtraField } from '../../kit/inputs.tsx';

const schema = optional(text(200));

/** The password of a data source: said when it is added or replaced, and never shown. */
export function passwordField(label: string, hint: string): ExtraField {
  const PasswordInput: Control = (props) => (
    <Input.Password autoComplete="new-password" placeholder={hint} {...handed<string>(props)} />
  );
  return {
    ...{ name: 'password', label, schema, meta: metaOf(schema), choices: {}, namedBy: [] },
    input: PasswordInput,
  };
}

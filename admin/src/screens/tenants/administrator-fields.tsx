import { Input } from 'antd';

import { optional, text } from '@policy/shared/contract/kit/field.ts';

import { fieldBeside } from '../../kit/entity/fields.ts';
import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import { handed } from '../../kit/inputs/inputs.tsx';
import type { Control, ExtraField } from '../../kit/inputs/inputs.tsx';

const required = text(64, { createOnly: true });

const Line: Control = (props) => <Input autoComplete="off" {...handed<string>(props)} />;

/** What is said of a new tenant's first administrator, in the reader's words. */
type Words = Record<'adminAccount' | 'adminName' | 'adminPhone' | 'adminPassword' | 'passwordHint', string>;

/** The account, name, phone and first password of a new tenant's administrator. */
export const administratorFields = (words: Words): readonly ExtraField[] => [
  lineOf('adminAccount', words.adminAccount, required),
  lineOf('adminName', words.adminName, optional(text(50))),
  lineOf('adminPhone', words.adminPhone, optional(text(20))),
  hiddenField({
    ...{ name: 'adminPassword', label: words.adminPassword, hint: words.passwordHint },
    schema: required,
  }),
];

const lineOf = (name: string, label: string, schema: ExtraField['schema']): ExtraField => ({
  ...fieldBeside({ name, label, schema }),
  input: Line,
});

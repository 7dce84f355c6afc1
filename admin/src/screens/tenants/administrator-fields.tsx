import { Input } from 'antd';

import { text } from '@policy/shared/contract/kit/field.ts';

import { fieldBeside } from '../../kit/entity/fields.ts';
import { hiddenField } from '../../kit/inputs/hidden-field.tsx';
import { handed } from '../../kit/inputs/inputs.tsx';
import type { Control, ExtraField } from '../../kit/inputs/inputs.tsx';

const required = text(64, { createOnly: true });

const Line: Control = (props) => <Input autoComplete="off" {...handed<string>(props)} />;

/** The account of a new tenant's first administrator. */
export const administratorField = (label: string): ExtraField => ({
  ...fieldBeside({ name: 'adminAccount', label, schema: required }),
  input: Line,
});

/** His password. */
export const administratorPasswordField = (label: string, hint: string): ExtraField =>
  hiddenField({ name: 'adminPassword', label, hint, schema: required });

import { Input } from 'antd';

import { fieldBeside } from './fields.ts';
import type { FieldBeside } from './fields.ts';
import { handed } from './inputs.tsx';
import type { Control, ExtraField } from './inputs.tsx';

const HiddenInput: Control = (props) => (
  <Input.Password autoComplete="new-password" placeholder={props.field.hint} {...handed<string>(props)} />
);

/** A secret of a row: it is said when it is set or replaced, and never shown. */
export const hiddenField = (said: FieldBeside): ExtraField => ({
  ...fieldBeside(said),
  input: HiddenInput,
});

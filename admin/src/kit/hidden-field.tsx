import { Input } from 'antd';

import { fieldBeside } from './fields.ts';
import type { FieldBeside } from './fields.ts';
import { handed } from './inputs.tsx';
import type { Control, ExtraField } from './inputs.tsx';

const HiddenInput: Control = (props) => (
  <Input.Password autoComplete="new-password" placeholder={props.field.hint} {...handed<string>(props)} />
);

/** A secret of a row: it is said when it is set or replaced, and never shown. */
export const hiddenField = ({ behind, ...said }: FieldBeside & Pick<ExtraField, 'behind'>): ExtraField => ({
  ...{ ...fieldBeside(said), input: HiddenInput },
  ...(behind && { behind }),
});

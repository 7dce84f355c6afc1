import { Input, Typography } from 'antd';

import { fieldBeside } from '../entity/fields.ts';
import type { FieldBeside } from '../entity/fields.ts';
import { handed } from './inputs.tsx';
import type { Control, ExtraField } from './inputs.tsx';

const HiddenInput: Control = (props) => {
  const { hint } = props.field;
  const hintId = `${props.id ?? ''}-hint`;
  return (
    <>
      <Input.Password
        autoComplete="new-password"
        {...(hint && { 'aria-describedby': hintId })}
        {...handed<string>(props)}
      />
      {/* Below the box, where it stays while somebody types. */}
      {hint ? (
        <Typography.Text id={hintId} type="secondary">
          {hint}
        </Typography.Text>
      ) : null}
    </>
  );
};

/** A secret of a row: it is said when it is set or replaced, and never shown. */
export const hiddenField = ({ behind, ...said }: FieldBeside & Pick<ExtraField, 'behind'>): ExtraField => ({
  ...{ ...fieldBeside(said), input: HiddenInput },
  ...(behind && { behind }),
});

import type { ChangeEvent } from 'react';

import { classNames } from '../class-names.ts';
import { controlLook } from '../forms/field.tsx';
import { controlAttributes } from './control-of.ts';
import type { InputProps } from './form-facts.ts';

type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const shown = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What every control of text needs; an emptied one is no answer rather than an empty one. */
function textAttributes(props: InputProps) {
  const { id, value, readonly, disabled, onChange, onBlur, schema } = props;
  return {
    ...controlAttributes(props),
    name: id,
    value: shown(value),
    readOnly: readonly === true,
    disabled: disabled === true,
    maxLength: schema.maxLength,
    onChange: ({ target }: Changed) => onChange(target.value === '' ? undefined : target.value),
    onBlur: ({ target }: Changed) => onBlur(id, target.value),
  };
}

/** A line of text, a number or a date; numbers are typed as text, so that nothing typed gets lost. */
export function TextWidget(props: InputProps) {
  const { schema } = props;
  const isDate = schema.format === 'date';
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  return (
    <input
      {...textAttributes(props)}
      type={isDate ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      className={classNames(controlLook, isDate || isNumber ? 'max-w-60' : null)}
    />
  );
}

/** What the system answers: to be read alone. */
export const GivenWidget = (props: InputProps) => <TextWidget {...props} readonly />;

/** Several lines, with how much of the room is used. */
export function TextareaWidget(props: InputProps) {
  const { schema, options, value } = props;
  const rows = typeof options.rows === 'number' ? options.rows : 4;
  return (
    <>
      <textarea {...textAttributes(props)} rows={rows} className={controlLook} />
      {schema.maxLength ? (
        <p className="text-end text-sm text-ink-faint" aria-hidden="true">
          {shown(value).length} / {schema.maxLength}
        </p>
      ) : null}
    </>
  );
}

import { setLineOf } from '@policy/shared/forms/fields/set-lines.ts';
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

/** What browsers know of lines of a set form: their keys on a phone, and what they remember of the reader. */
const inputs: Partial<Record<string, { type: string; autoComplete: string }>> = {
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
  link: { type: 'url', autoComplete: 'url' },
  time: { type: 'time', autoComplete: 'off' },
};
const plain = { type: 'text', autoComplete: 'off' };

const inputOf = ({ schema, uiSchema }: InputProps) =>
  schema.format === 'date' ? { ...plain, type: 'date' } : (inputs[setLineOf(uiSchema) ?? ''] ?? plain);

/** A line of text, of a set form too, a number or a date; numbers are typed as text, so that nothing typed gets lost. */
export function TextWidget(props: InputProps) {
  const { schema } = props;
  const { type, autoComplete } = inputOf(props);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const isShort = isNumber || type === 'date' || type === 'time';
  return (
    <input
      {...textAttributes(props)}
      type={type}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete={autoComplete}
      className={classNames(controlLook, isShort ? 'max-w-60' : null)}
    />
  );
}

const toMinute = 16;

/** A day and a time, to the minute; kept as the wire spells a moment. */
export function MomentWidget(props: InputProps) {
  const { value, onChange } = props;
  const change = ({ target }: Changed) =>
    onChange(target.value === '' ? undefined : `${target.value.slice(0, toMinute).replace('T', ' ')}:00`);
  return (
    <input
      {...textAttributes(props)}
      type="datetime-local"
      autoComplete="off"
      max="2999-12-31T23:59"
      value={shown(value).slice(0, toMinute).replace(' ', 'T')}
      onChange={change}
      className={classNames(controlLook, 'max-w-72')}
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

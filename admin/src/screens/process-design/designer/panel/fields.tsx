import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Checkbox, Form, Input, Select } from 'antd';

import { useTellTyping } from '../typing.ts';

interface FieldProps<Value> {
  label: string;
  hint?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
}

/** A label with its input, as every field of the panel has it. */
function Labelled({
  label,
  hint,
  id,
  children,
}: {
  label: string;
  hint?: string | undefined;
  id: string;
  children: ReactNode;
}) {
  return (
    <Form.Item label={label} htmlFor={id} {...(hint && { extra: hint })} className="designer-field">
      {children}
    </Form.Item>
  );
}

interface TextFieldProps extends FieldProps<string> {
  isLong?: boolean;
  isReadOnly?: boolean;
}

/** A text, which is handed over when its field is left: one change that can be undone, and not one a letter. */
export function TextField({
  label,
  hint,
  value,
  isLong = false,
  isReadOnly = false,
  onChange,
}: TextFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  const text = typed?.over === value ? typed.text : value;
  useTellTyping(id, text !== value);
  const shown = {
    ...{ id, value: text, readOnly: isReadOnly },
    onChange: ({ target }: { target: { value: string } }) => setTyped({ over: value, text: target.value }),
    onBlur: () => {
      if (text !== value) onChange(text);
    },
  };
  return (
    <Labelled {...{ id, label, hint }}>
      {isLong ? <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} {...shown} /> : <Input {...shown} />}
    </Labelled>
  );
}

/** What may be picked. */
export interface Option {
  value: string;
  label: string;
}

interface PickFieldProps extends FieldProps<string> {
  options: readonly Option[];
  /** Also takes what is typed, such as an expression. */
  isOpen?: boolean;
  isRequired?: boolean;
}

/** One of some values; where it is open, also any other that is typed. */
export function PickField({
  label,
  hint,
  value,
  options,
  isOpen = false,
  isRequired = false,
  onChange,
}: PickFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const others = [value, ...(isOpen ? [typed.trim()] : [])].filter(
    (one) => one !== '' && !options.some((option) => option.value === one),
  );
  const offered = [...new Set(others)].map((one) => ({ value: one, label: one }));
  return (
    <Labelled {...{ id, label, hint }}>
      <Select
        id={id}
        showSearch
        optionFilterProp="label"
        allowClear={!isRequired}
        options={[...offered, ...options]}
        value={value === '' ? undefined : value}
        onSearch={setTyped}
        onChange={(picked: string | undefined) => onChange(picked ?? '')}
      />
    </Labelled>
  );
}

interface PickManyFieldProps extends FieldProps<readonly string[]> {
  options: readonly Option[];
}

/** Some of several values; one that is not offered any more is shown by itself, and can be taken away. */
export function PickManyField({ label, hint, value, options, onChange }: PickManyFieldProps) {
  const id = useId();
  return (
    <Labelled {...{ id, label, hint }}>
      <Select
        id={id}
        mode="multiple"
        optionFilterProp="label"
        options={[...options]}
        value={[...value]}
        onChange={onChange}
      />
    </Labelled>
  );
}

/** Yes or no. */
export function FlagField({ label, value, onChange }: FieldProps<boolean>) {
  return (
    <Form.Item className="designer-field">
      <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
        {label}
      </Checkbox>
    </Form.Item>
  );
}

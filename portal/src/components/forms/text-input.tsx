import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook, Field, type FieldTexts } from './field.tsx';

type Own<Attributes> = FieldTexts & { name: string } & Omit<Attributes, 'id' | 'name'>;

/** A one-line answer; `suffix` is its unit. */
export function TextInput(props: Own<InputHTMLAttributes<HTMLInputElement>> & { suffix?: string }) {
  const { id, label, hint, error, note, suffix, className, type = 'text', ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, note }}>
      {(control) => (
        <span className="flex items-stretch">
          <input
            {...rest}
            {...control}
            type={type}
            className={classNames(controlLook, suffix ? 'rounded-e-none' : '', className)}
          />
          {suffix ? (
            <span className="inline-flex shrink-0 items-center rounded-e-md border border-s-0 border-control bg-mist-100 px-3 text-ink-soft">
              {suffix}
            </span>
          ) : null}
        </span>
      )}
    </Field>
  );
}

/** An answer of several lines. */
export function Textarea(props: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { id, label, hint, error, note, className, rows = 4, ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, note }}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={classNames(controlLook, className)} />
      )}
    </Field>
  );
}

type SelectProps = Own<SelectHTMLAttributes<HTMLSelectElement>> & {
  options: { value: string; label: string }[];
  /** The first, empty line; left out where an answer is always set. */
  emptyText?: string;
};

/** One answer out of many, with the platform's own list. */
export function Select(props: SelectProps) {
  const { id, label, hint, error, note, className, options, emptyText, ...rest } = props;
  return (
    <Field {...{ id, label, hint, error, note }}>
      {(control) => (
        <select {...rest} {...control} className={classNames(controlLook, className)}>
          {emptyText === undefined ? null : <option value="">{emptyText}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

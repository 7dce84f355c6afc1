import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlOf, FieldError, FieldHint, type FieldTexts } from './field.tsx';

const mark = 'mt-[0.3em] size-5 shrink-0 accent-wave-600 elder:size-6';

type CheckboxProps = FieldTexts & { name: string } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'id' | 'name'
  >;

/** A statement the reader confirms; never ticked beforehand. */
export function Checkbox({ id, label, hint, error, note: _note, className, ...rest }: CheckboxProps) {
  return (
    <div className={classNames('max-w-reading', error && 'border-s-4 border-seal-600 ps-4', className)}>
      <FieldError id={id} error={error} />
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
        <input {...rest} {...controlOf({ id, label, hint, error })} type="checkbox" className={mark} />
        <span>{label}</span>
      </label>
      <FieldHint id={id} hint={hint} />
    </div>
  );
}

interface GroupProps extends FieldTexts {
  children: ReactNode;
}

/** Several controls under one question. */
function FieldGroup({ id, label, note, hint, error, children }: GroupProps) {
  const { 'aria-describedby': describedBy } = controlOf({ id, label, hint, error });
  return (
    <fieldset
      id={id}
      aria-describedby={describedBy}
      className={classNames('max-w-reading', error && 'border-s-4 border-seal-600 ps-4')}
    >
      <legend className="font-semibold">
        {label}
        {note ? <span className="ms-2 text-sm font-normal text-ink-faint">{note}</span> : null}
      </legend>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className="mt-1.5">{children}</div>
    </fieldset>
  );
}

interface RadioGroupProps extends FieldTexts {
  name: string;
  options: { value: string; label: ReactNode; hint?: ReactNode }[];
  /** The chosen value; with `onChange` the caller keeps it, without it the browser does. */
  value?: string;
  onChange?: (value: string) => void;
}

/** One answer out of a few, all in sight. */
export function RadioGroup({ name, options, value, onChange, ...texts }: RadioGroupProps) {
  const kept = (option: string) =>
    onChange
      ? { checked: option === value, onChange: () => onChange(option) }
      : { defaultChecked: option === value };
  return (
    <FieldGroup {...texts}>
      {options.map((option) => (
        <label key={option.value} className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
          <input type="radio" name={name} value={option.value} {...kept(option.value)} className={mark} />
          <span>
            {option.label}
            {option.hint ? <span className="block text-sm text-ink-faint">{option.hint}</span> : null}
          </span>
        </label>
      ))}
    </FieldGroup>
  );
}

import type { ReactNode } from 'react';

import { classNames } from '../../class-names.ts';
import { FieldError, FieldHint } from '../../forms/field.tsx';
import { controlAttributes } from '../control-of.ts';
import type { InputProps } from '../form-facts.ts';
import { OfficerComment } from '../officer-comment.tsx';

interface FramedFieldProps {
  field: InputProps;
  /** What was refused of it here, before anybody looked at the form. */
  refusal: string | undefined;
  children: ReactNode;
}

/** A question that is answered by more than one control, under its own title: hint, what an officer said, what is wrong. */
export function FramedField({ field, refusal, children }: FramedFieldProps) {
  const { id, schema, rawErrors = [], registry } = field;
  const { 'aria-describedby': describedBy } = controlAttributes(field);
  const error = rawErrors[0] ?? refusal;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classNames('max-w-reading', error && 'border-s-4 border-seal-600 ps-4')}
    >
      <Legend {...field} />
      <FieldHint id={id} hint={schema.description} />
      <OfficerComment id={id} facts={registry.formContext} />
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  );
}

const Legend = ({ label, required, registry }: InputProps) => (
  <legend className="font-semibold">
    {label}
    {required ? null : (
      <span className="ms-2 text-sm font-normal text-ink-faint">{registry.formContext.texts.optional}</span>
    )}
  </legend>
);

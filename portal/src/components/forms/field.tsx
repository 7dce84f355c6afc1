import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

/** What every form field says about itself; texts come from the caller, so that islands can use fields too. */
export interface FieldTexts {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** A word after the label, such as “optional”. */
  note?: string;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The look of every text-like control. */
export const controlLook =
  'block w-full min-h-11 rounded-md border border-control bg-paper px-3 py-2 placeholder:text-ink-faint aria-invalid:border-2 aria-invalid:border-seal-600 read-only:bg-mist-100 disabled:bg-mist-100 disabled:text-ink-faint';

/** Gives the attributes of a field's control. */
export function controlOf({ id, hint, error }: FieldTexts): ControlProps {
  const describedBy = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

type FieldProps = FieldTexts & { children: (control: ControlProps) => ReactNode };

/** Label, hint, error and control of one question, tied together. */
export function Field({ children, ...texts }: FieldProps) {
  const { id, label, note, hint, error } = texts;
  return (
    <div className={classNames('max-w-reading', error && 'border-s-4 border-seal-600 ps-4')}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {note ? <span className="ms-2 text-sm font-normal text-ink-faint">{note}</span> : null}
      </label>
      <FieldHint id={id} hint={hint} />
      <FieldError id={id} error={error} />
      <div className="mt-1.5">{children(controlOf(texts))}</div>
    </div>
  );
}

/** The line under a label that helps to answer. */
export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-ink-faint">
      {hint}
    </p>
  );
}

/** The line that says what is wrong and how to put it right. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 font-medium text-seal-600">
      <Icon name="alert" className="mt-1 size-[1.1em]" />
      <span>{error}</span>
    </p>
  );
}

import { classNames } from '../class-names.ts';
import type { ControlProps } from '../forms/field.tsx';
import type { InputProps } from './form-facts.ts';

/** The attributes that tie a control to its hint, its officer's comment and its error. */
export function controlAttributes(
  props: Pick<InputProps, 'id' | 'schema' | 'rawErrors' | 'registry'>,
): ControlProps {
  const { id, schema, rawErrors = [], registry } = props;
  const hasComment = (registry.formContext.comments[id] ?? []).length > 0;
  const describedBy = classNames(
    schema.description ? `${id}-hint` : null,
    hasComment ? `${id}-comment` : null,
    rawErrors.length > 0 ? `${id}-error` : null,
  );
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': rawErrors.length > 0 ? true : undefined,
  };
}

/** Whether the reader may change an answer. */
export const isChangeable = ({ readonly, disabled }: InputProps): boolean =>
  readonly !== true && disabled !== true;

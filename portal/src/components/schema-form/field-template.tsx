import { givenBy } from '@policy/shared/forms/given-fields.ts';

import { classNames } from '../class-names.ts';
import { FieldError, FieldHint } from '../forms/field.tsx';
import type { FieldProps } from './form-facts.ts';
import { OfficerComment } from './officer-comment.tsx';

const grouped = new Set<unknown>(['radio', 'checkboxes', 'checkbox']);
const ownTitled = new Set<unknown>(['array', 'null']);

/** One question: label, hint, what an officer said, what is wrong, control. */
export function FieldTemplate(props: FieldProps) {
  const { id, hidden, displayLabel, children, rawErrors = [], schema, uiSchema } = props;
  if (hidden) return <div hidden>{children}</div>;
  // Lists and groups of choices carry their own question, as the legend of their group.
  const isTitled = grouped.has(uiSchema?.['ui:widget']) || ownTitled.has(schema.type);
  if (!displayLabel || isTitled) return children;
  const error = rawErrors[0];
  return (
    <div className={classNames('max-w-reading', error && 'border-s-4 border-seal-600 ps-4')}>
      <label htmlFor={id} className="font-semibold">
        <Question {...props} />
      </label>
      <FieldHint id={id} hint={schema.description} />
      <OfficerComment id={id} facts={props.registry.formContext} />
      <FieldError id={id} error={error} />
      <div className="mt-1.5">{children}</div>
    </div>
  );
}

function Question({ label, required, schema, uiSchema, registry }: FieldProps) {
  const { texts } = registry.formContext;
  const isGiven = givenBy(uiSchema) !== null || 'x-formula' in schema;
  const note = isGiven ? texts.given : texts.optional;
  return (
    <>
      {label}
      {required ? null : <span className="ms-2 text-sm font-normal text-ink-faint">{note}</span>}
    </>
  );
}

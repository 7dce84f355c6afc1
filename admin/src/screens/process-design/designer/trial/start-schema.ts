import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import { trialInput } from '@policy/shared/contract/process-design/trial.ts';
import type { StartValues, TrialInput } from '@policy/shared/contract/process-design/trial.ts';

import type { FieldPermissions } from '../../../../components/schema-form/node-form.ts';
import type { FormValues } from '../../../../kit/entity/fields.ts';
import { valueOf } from './values-input.tsx';

type Other = StartValues['others'][number];

/** The words of the fields that no form describes. */
interface FieldWords {
  yes: string;
  no: string;
  /** What may be typed where the kind is not known. */
  any: string;
}

/** A form of what a process asks for: the fields of its own form, then its other variables by their names. */
export function startSchema({ schema, uiSchema, others }: StartValues, words: FieldWords) {
  const own = Object.keys(schema.properties);
  const further: Record<string, RJSFSchema> = Object.fromEntries(
    others.map((one) => [one.name, fieldOf(one, words)]),
  );
  const inputs = others.map(({ name, kind }): [string, UiSchema] => [name, inputOf(kind, words)]);
  const whole: Record<string, unknown> = { ...schema, properties: { ...schema.properties, ...further } };
  const layout: UiSchema = { ...uiSchema, ...Object.fromEntries(inputs), 'ui:order': [...orderOf(uiSchema)] };
  const edited = [...own, ...Object.keys(further)].map((name) => [name, { access: 'edit' }] as const);
  const permissions: FieldPermissions = Object.fromEntries(edited);
  return { schema: whole, uiSchema: layout, permissions };
}

const inputOf = (kind: Other['kind'], { any }: FieldWords): UiSchema => ({
  // A box to tick could not say that nothing was given.
  ...(kind === 'boolean' && { 'ui:widget': 'select' }),
  ...(kind === 'any' && { 'ui:placeholder': any }),
});

/** What the form's own order does not name comes last. */
const orderOf = ({ 'ui:order': order = [] }: UiSchema): readonly string[] =>
  order.includes('*') ? order : [...order, '*'];

function fieldOf({ name: title, kind }: Other, { yes, no }: FieldWords): RJSFSchema {
  if (kind === 'number') return { type: 'number', title };
  if (kind !== 'boolean') return { type: 'string', title };
  const oneOf = [
    { const: true, title: yes },
    { const: false, title: no },
  ];
  return { type: 'boolean', title, oneOf };
}

/** What was filled in, as a trial takes it; where the kind is not known, it is what it looks like. */
export function givenValues(typed: FormValues, { others }: StartValues): TrialInput['variables'] {
  const free = new Set(others.filter(({ kind }) => kind === 'any').map(({ name }) => name));
  const given = Object.entries(typed)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, free.has(name) ? valueOf(String(value)) : value]);
  return trialInput.shape.variables.parse(Object.fromEntries(given));
}

import { heldBy, nameIn } from '@policy/shared/contract/api-document.ts';
import type { Components, Schema } from '@policy/shared/contract/api-document.ts';

/** A field of an object, or one of several forms that a value may have. */
export interface Part {
  name: string;
  schema: Schema;
  isRequired: boolean;
}

/** The schema that a reference leads to, one that says nothing where it leads nowhere; any other one is itself. */
export const schemaAt = (components: Components, schema: Schema): Schema =>
  heldBy(schema, components.schemas) ?? {};

const isNull = ({ type }: Schema) => type === 'null';

/** The schemas of a union; none of any other schema. */
export const unitedIn = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? [];

/** The schemas that one chooses from, however deep: a union that may be empty is written as a union within one. */
function choicesOf(schema: Schema): Schema[] {
  const united = unitedIn(schema);
  return united.length > 0 ? united.flatMap(choicesOf) : [schema];
}

/** What a value is when it is there: the forms that a schema allows without the empty one. */
const formsOf = (schema: Schema): Schema[] => choicesOf(schema).filter((form) => !isNull(form));

/** The type in short, as programmers write it: `string (uuid) | null`, `PolicyRow[]`. */
export function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return nameIn(schema.$ref);
  if (unitedIn(schema).length > 0) return [...new Set(choicesOf(schema).map(typeText))].join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.type === 'array') return arrayText(schema.items ?? {});
  const type = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format === undefined ? type : `${type} (${schema.format})`;
}

const arrayText = (items: Schema) => {
  const text = typeText(items);
  return text.includes(' ') ? `(${text})[]` : `${text}[]`;
};

const bounds = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'default'] as const;

/** What a value is held to, in the keywords of JSON Schema. */
export function limitsOf(schema: Schema): string[] {
  return formsOf(schema).flatMap((form) => [
    ...bounds
      .filter((name) => form[name] !== undefined)
      .map((name) => `${name} ${JSON.stringify(form[name])}`),
    ...(form.enum ? [`enum ${form.enum.map(String).join(', ')}`] : []),
    // A format says the same in one word.
    ...(form.pattern !== undefined && form.format === undefined ? [`pattern ${form.pattern}`] : []),
  ]);
}

/** What is inside a value: the fields of an object or of an array's elements; of several forms, those with fields. */
export function partsOf(components: Components, schema: Schema): Part[] {
  const forms = formsOf(schemaAt(components, schema));
  const [only, ...others] = forms;
  if (others.length === 0) return only ? partsOfForm(components, only) : [];
  const shown = forms.filter((form) => partsOf(components, form).length > 0);
  const names = shown.map(typeText);
  return shown.map((form, at) => ({ name: nameAt(names, at), schema: form, isRequired: false }));
}

/** One of several names; those that are the same, as of forms without a name, are numbered. */
function nameAt(names: readonly string[], at: number): string {
  const name = names[at] ?? '';
  const isAlone = names.indexOf(name) === names.lastIndexOf(name);
  const number = names.slice(0, at + 1).filter((one) => one === name).length;
  return isAlone ? name : `${name} ${String(number)}`;
}

function partsOfForm(components: Components, form: Schema): Part[] {
  if (form.$ref !== undefined) return partsOf(components, form);
  if (form.items) return partsOf(components, form.items);
  const { properties = {}, required = [], additionalProperties: further } = form;
  const fields = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, schema, isRequired: required.includes(name) },
  }));
  const isMap = typeof further === 'object' && Object.keys(further).length > 0;
  return isMap ? [...fields, { name: '*', schema: further, isRequired: false }] : fields;
}

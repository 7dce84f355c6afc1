import type { Answers } from '../../../components/schema-form/answers.ts';
import type { FormSchema } from '../../../components/schema-form/check-answers.ts';
import { fieldNames } from '../../../components/schema-form/schema-parts.ts';
import { isStructure } from '../../../lib/browser/structure.ts';

/** What a step lets whoever decides it do with each field; a field that is not named is read. */
export type FieldPermissions = Record<
  string,
  { access: 'hidden' | 'read' | 'edit'; required?: boolean | null | undefined }
>;

interface NodeForm {
  /** The part that is filled in at the step; without fields where there is nothing to fill in. */
  editable: FormSchema;
  /** The part that is read. */
  readable: FormSchema;
  /** Names of the fields that are filled in. */
  open: string[];
}

/** Splits a form by what one step permits; what is hidden is in neither part. */
export function nodeForm(schema: FormSchema, permissions: FieldPermissions): NodeForm {
  const fields = Object.entries(isStructure(schema.properties) ? schema.properties : {});
  const accessOf = (name: string) => permissions[name]?.access ?? 'read';
  const edited = fields.filter(([name]) => accessOf(name) === 'edit');
  const open = edited.map(([name]) => name);
  const required: unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const demanded = open.filter((name) => required.includes(name) || permissions[name]?.required);
  const conditions = edited.length === fields.length && schema.allOf ? { allOf: schema.allOf } : {};
  const parts = schema.$defs ? { $defs: schema.$defs } : {};
  return {
    open,
    // Conditions between fields hold where all of them are filled in; at a step some are only read.
    editable: {
      ...{ type: 'object', properties: Object.fromEntries(edited), required: demanded },
      ...parts,
      ...conditions,
    },
    readable: {
      ...schema,
      properties: Object.fromEntries(fields.filter(([name]) => accessOf(name) === 'read')),
    },
  };
}

interface Answered {
  schema: FormSchema;
  uiSchema: FormSchema;
  values: Answers;
  permissions: FieldPermissions;
}

interface Asked extends Pick<Answered, 'uiSchema' | 'values'>, Pick<NodeForm, 'editable' | 'open'> {}

/** What a step asks for in the form of its process and in the one that it has of its own, as one form: one list of faults, and one answer to send. */
export function askedAt(forms: readonly (Answered | null)[]): Asked {
  const parts = forms.flatMap((form) =>
    form ? [{ ...form, ...nodeForm(form.schema, form.permissions) }] : [],
  );
  const order = parts.flatMap(({ editable, uiSchema }) => fieldNames(editable, uiSchema));
  return {
    editable: parts.map(({ editable }) => editable).reduce(together, noFields),
    uiSchema: { ...merged(parts.map(({ uiSchema }) => uiSchema)), 'ui:order': [...new Set(order)] },
    values: merged(parts.map(({ values }) => values)),
    open: [...new Set(parts.flatMap(({ open }) => open))],
  };
}

const noFields: FormSchema = { type: 'object', properties: {}, required: [] };

const merged = (all: readonly FormSchema[]): FormSchema =>
  Object.fromEntries(all.flatMap((one) => Object.entries(one)));

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const partsIn = (value: unknown): FormSchema => (isStructure(value) ? value : {});

/** Two schemas as one; where both know a field, the later one says what it is. */
function together(one: FormSchema, other: FormSchema): FormSchema {
  const rules = [...listIn(one.allOf), ...listIn(other.allOf)];
  const defined = { ...partsIn(one.$defs), ...partsIn(other.$defs) };
  return {
    type: 'object',
    properties: { ...partsIn(one.properties), ...partsIn(other.properties) },
    required: [...new Set([...listIn(one.required), ...listIn(other.required)])],
    ...(Object.keys(defined).length > 0 ? { $defs: defined } : {}),
    ...(rules.length > 0 ? { allOf: rules } : {}),
  };
}

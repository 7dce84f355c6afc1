import type { FormSchema } from '../../../components/schema-form/check-answers.ts';
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

import type { RJSFSchema } from '@rjsf/utils';

/** What a node lets its handler do with each field of the form; a field that is not named is read. */
export type FieldPermissions = Record<
  string,
  { access: 'hidden' | 'read' | 'edit'; required?: boolean | null | undefined }
>;

interface NodeForm {
  /** Names of the fields shown for reading. */
  readable: string[];
  /** The part of the form that the handler fills in; without fields where there is nothing to fill in. */
  editable: RJSFSchema;
}

/** Splits a form by what one node permits: hidden fields are in neither part. */
export function nodeForm(schema: RJSFSchema, permissions: FieldPermissions): NodeForm {
  const all = Object.entries(schema.properties ?? {});
  const accessOf = (name: string) => permissions[name]?.access ?? 'read';
  const edited = all.filter(([name]) => accessOf(name) === 'edit');
  const names = edited.map(([name]) => name);
  const demanded = names.filter((name) => permissions[name]?.required);
  const kept = (schema.required ?? []).filter((name) => names.includes(name));
  return {
    readable: all.map(([name]) => name).filter((name) => accessOf(name) === 'read'),
    editable: {
      type: 'object',
      properties: Object.fromEntries(edited),
      required: [...new Set([...kept, ...demanded])],
      ...(schema.$defs && { $defs: schema.$defs }),
      // Conditions between fields hold where all of them are filled in; at a node some are only read.
      ...(schema.allOf && edited.length === all.length && { allOf: schema.allOf }),
    },
  };
}

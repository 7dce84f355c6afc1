import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** What a node lets its handler do with each field of the form; a field that is not named is read. */
export type FieldPermissions = Record<
  string,
  { access: 'hidden' | 'read' | 'edit'; required?: boolean | null | undefined }
>;

interface NodeForm {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  /** Names of the fields whose values the handler may send. */
  editable: string[];
}

/** The form as one node shows it: without hidden fields, read where it may not be changed, required where the node says. */
export function nodeForm(schema: RJSFSchema, uiSchema: UiSchema, permissions: FieldPermissions): NodeForm {
  const all = Object.entries(schema.properties ?? {});
  const shown = all.filter(([name]) => permissions[name]?.access !== 'hidden');
  const editable = shown.map(([name]) => name).filter((name) => permissions[name]?.access === 'edit');
  const demanded = editable.filter((name) => permissions[name]?.required);
  const kept = (schema.required ?? []).filter((name) => editable.includes(name));
  const readOnly = shown.map(([name]) => name).filter((name) => !editable.includes(name));
  return {
    editable,
    schema: {
      ...schema,
      properties: Object.fromEntries(shown),
      required: [...new Set([...kept, ...demanded])],
    },
    uiSchema: {
      ...uiSchema,
      ...Object.fromEntries(readOnly.map((name) => [name, { ...uiSchema[name], 'ui:readonly': true }])),
    },
  };
}

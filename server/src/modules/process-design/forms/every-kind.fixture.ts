import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { addKind } from '@policy/shared/forms/design/edit-fields.ts';
import { fieldKinds } from '@policy/shared/forms/design/kinds.ts';
import { spotForNew } from '@policy/shared/forms/design/moves.ts';

/** A form with a field of every kind, and one in everything that holds fields. */
export function everyKind(begun: FormContent): FormContent {
  const add = (content: FormContent, kind: (typeof fieldKinds)[number], parent: string[] = []) =>
    addKind(content, spotForNew(content, parent), {
      kind,
      titles: [
        [`甲${kind}`, `One ${kind}`],
        [`乙${kind}`, `Other ${kind}`],
      ],
    }).content;
  const { schema, uiSchema, texts } = begun;
  const title = String(schema.title);
  const named: FormContent = { schema, uiSchema, texts: { ...texts, en: { [title]: 'Award' } } };
  const all = workedOut(fieldKinds.reduce<FormContent>((content, kind) => add(content, kind), named));
  return ['rows', 'group', 'columns'].reduce<FormContent>(
    (content, name) => add(content, 'text', [name]),
    all,
  );
}

/** A form whose formula names what it is worked out from, which its author picks after he put it there. */
function workedOut({ schema, ...others }: FormContent): FormContent {
  const properties = schema.properties as Record<string, object>;
  const formula = { ...properties['formula'], 'x-formula': { '+': [{ var: 'number' }] } };
  return { ...others, schema: { ...schema, properties: { ...properties, formula } } };
}

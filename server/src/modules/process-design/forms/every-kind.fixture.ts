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
  const all = said(fieldKinds.reduce<FormContent>((content, kind) => add(content, kind), named));
  return holders.reduce<FormContent>((content, path) => add(content, 'text', [...path]), all);
}

const holders = [['rows'], ['group'], ['columns'], ['tabs', 'tab1'], ['tabs', 'tab2'], ['collapse']] as const;

/** A form whose formula and dictionary are named, which its author does after he put them there. */
function said({ schema, ...others }: FormContent): FormContent {
  const properties = schema.properties as Record<string, object>;
  const formula = { ...properties['formula'], 'x-formula': { '+': [{ var: 'number' }] } };
  const dictionary = { ...properties['dictionary'], 'x-dictionary': 'every_kind' };
  return { ...others, schema: { ...schema, properties: { ...properties, formula, dictionary } } };
}

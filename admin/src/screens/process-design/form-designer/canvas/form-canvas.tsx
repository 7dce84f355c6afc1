import { useId, useMemo } from 'react';
import { generateForm } from '@rjsf/antd';

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';
import { translated } from '@policy/shared/forms/translated.ts';

import { ExplanationField } from '../../../../components/schema-form/explanation-field.tsx';
import { isFormLayout, isFormSchema } from '../../../../components/schema-form/form-schema.ts';
import { asAnswered, schemaValidator } from '../../../../components/schema-form/validator.ts';
import { widgets } from '../../../../components/schema-form/widgets.tsx';
import type { FormValues } from '../../../../kit/entity/fields.ts';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { CanvasField, CanvasObject, CanvasRow, CanvasRows } from './canvas-parts.tsx';
import { holderIn, namesIn, propertiesOf } from '@policy/shared/forms/design/form-tree.ts';
import type { Holder } from '@policy/shared/forms/design/form-tree.ts';

const Form = generateForm<FormValues>();

const templates = {
  FieldTemplate: CanvasField,
  ObjectFieldTemplate: CanvasObject,
  ArrayFieldTemplate: CanvasRows,
  ArrayFieldItemTemplate: CanvasRow,
};
const fields = { NullField: ExplanationField };
const noButton = { 'ui:submitButtonOptions': { norender: true } };

/** The form as the product's renderer draws it, with every field in sight and none to fill in. */
export default function FormCanvas({ content }: { content: FormContent }) {
  const { locale } = useWorkplace();
  const idPrefix = useId();
  const validator = useMemo(() => schemaValidator(locale), [locale]);
  const words = content.texts[locale] ?? {};
  // Conditions belong to answers, and rules are none of the renderer's.
  const { allOf: _, 'x-rules': __, ...schema } = translated(content.schema, words);
  const uiSchema = translated(content.uiSchema, words);
  // What is no form has its problems told beside the canvas.
  if (!isFormSchema(schema) || !isFormLayout(uiSchema)) return null;
  return (
    <Form
      tagName="div"
      idPrefix={idPrefix}
      {...{ schema, validator, widgets, fields, templates }}
      uiSchema={{ ...uiSchema, ...noButton }}
      formData={sampleOf({ schema, layout: uiSchema })}
      experimental_defaultFormStateBehavior={asAnswered}
      showErrorList={false}
    >
      <></>
    </Form>
  );
}

/** One row in every list, so that its fields are in sight. */
function sampleOf(holder: Holder): FormValues {
  const properties = propertiesOf(holder);
  const entries = namesIn(holder).flatMap((name) => {
    const part = properties[name];
    const inside = holderIn(part, holder.layout[name]);
    if (!inside) return [];
    const sample = sampleOf(inside);
    return [[name, Reflect.get(Object(part), 'type') === 'array' ? [sample] : sample] as const];
  });
  return Object.fromEntries(entries);
}

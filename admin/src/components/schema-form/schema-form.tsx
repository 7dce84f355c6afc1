import { useId, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { generateForm } from '@rjsf/antd';
import type { default as FormCore } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import {
  hiddenFields,
  settledAnswers,
  withoutFields,
} from '@policy/shared/forms/dependences/settled-answers.ts';

import type { FormValues } from '../../kit/entity/fields.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ColumnsTemplate } from './columns-template.tsx';
import { ExplanationField } from './explanation-field.tsx';
import { nodeForm } from './node-form.ts';
import type { FieldPermissions } from './node-form.ts';
import { SchemaView } from './schema-view.tsx';
import { asAnswered, schemaValidator } from './validator.ts';
import { widgets } from './widgets.tsx';
import './schema-form.css';

const Form = generateForm<FormValues>();
const fields = { NullField: ExplanationField };
const templates = { ObjectFieldTemplate: ColumnsTemplate };

const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** The schema without what these answers do not ask for; the same object while that stays the same. */
function useShown(schema: RJSFSchema, answers: FormValues): RJSFSchema {
  const hidden = JSON.stringify(hiddenFields(schema, answers));
  return useMemo(
    () => withoutFields(schema, hiddenFields(schema, answers)),
    // What the answers say of it stands in `hidden`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [schema, hidden],
  );
}

interface SchemaFormProps {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  permissions: FieldPermissions;
  values: FormValues;
  /** Called with the values that the node lets its handler change. */
  onChange: (edited: FormValues) => void;
  /** Lets the page ask for validation before it sends. */
  formRef: Ref<FormCore<FormValues>>;
  /** It stands in a form of the page, and is no form to the browser. */
  isInside?: boolean;
}

/** A form drawn from its JSON Schema: what the node lets be read as text, what it lets be changed as inputs. */
export default function SchemaForm({
  schema,
  uiSchema,
  permissions,
  values,
  onChange,
  formRef,
  isInside = false,
}: SchemaFormProps) {
  const { locale } = useWorkplace();
  // Pages that are kept beside each other may show the same form.
  const idPrefix = useId();
  const open = useMemo(
    () => Object.keys(nodeForm(schema, permissions).editable.properties ?? {}),
    [schema, permissions],
  );
  const [data, setData] = useState<FormValues>(() => pick(values, open));
  const whole = settledAnswers(schema, { ...values, ...data });
  const shown = useShown(schema, whole);
  const { readable, editable } = useMemo(() => nodeForm(shown, permissions), [shown, permissions]);
  const names = Object.keys(editable.properties ?? {});
  const validator = useMemo(() => schemaValidator(locale), [locale]);
  const change = (changed: FormValues = {}) => {
    const settled = pick(settledAnswers(schema, { ...values, ...changed }), open);
    setData(settled);
    onChange(settled);
  };
  return (
    <div className="schema-form">
      {readable.length > 0 ? <SchemaView {...{ schema, uiSchema }} values={whole} names={readable} /> : null}
      {names.length > 0 ? (
        <Form
          ref={formRef}
          tagName={isInside ? 'div' : 'form'}
          idPrefix={idPrefix}
          schema={editable}
          uiSchema={{ ...uiSchema, 'ui:submitButtonOptions': { norender: true } }}
          validator={validator}
          widgets={widgets}
          fields={fields}
          templates={templates}
          formData={pick(whole, names)}
          experimental_defaultFormStateBehavior={asAnswered}
          liveValidate="onBlur"
          showErrorList={false}
          noHtml5Validate
          onChange={({ formData }) => change(formData)}
        >
          <></>
        </Form>
      ) : null}
    </div>
  );
}

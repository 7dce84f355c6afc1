import { useMemo, useState } from 'react';
import type { Ref } from 'react';
import { generateForm } from '@rjsf/antd';
import type { default as FormCore } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';

import { useWorkplace } from '../../kit/session-context.tsx';
import { nodeForm } from './node-form.ts';
import type { FieldPermissions } from './node-form.ts';
import { schemaValidator } from './validator.ts';

type Values = Record<string, unknown>;

interface SchemaFormProps {
  schema: RJSFSchema;
  uiSchema: UiSchema;
  permissions: FieldPermissions;
  values: Values;
  /** Hears the values that the node lets its handler change. */
  onChange: (edited: Values) => void;
  /** Lets the page ask for validation before it sends. */
  formRef: Ref<FormCore<Values>>;
}

const Form = generateForm<Values>();

/** A form drawn from its JSON Schema, with each field as the node permits it. */
export default function SchemaForm({
  schema,
  uiSchema,
  permissions,
  values,
  onChange,
  formRef,
}: SchemaFormProps) {
  const { locale } = useWorkplace();
  const [data, setData] = useState(values);
  const form = useMemo(() => nodeForm(schema, uiSchema, permissions), [schema, uiSchema, permissions]);
  const validator = useMemo(() => schemaValidator(locale), [locale]);
  const change = (changed: Values = {}) => {
    setData(changed);
    onChange(Object.fromEntries(form.editable.map((name) => [name, changed[name]])));
  };
  return (
    <Form
      ref={formRef}
      schema={form.schema}
      uiSchema={{ ...form.uiSchema, 'ui:submitButtonOptions': { norender: true } }}
      validator={validator}
      formData={data}
      liveValidate="onBlur"
      showErrorList={false}
      noHtml5Validate
      onChange={({ formData }) => change(formData)}
    >
      <></>
    </Form>
  );
}

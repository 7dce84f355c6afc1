import { Suspense, useRef } from 'react';
import type { Ref } from 'react';
import type { default as FormCore } from '@rjsf/core';
import { Form, Skeleton } from 'antd';

import { changedAnswers } from '@policy/shared/forms/changed-answers.ts';
import type { OperationsTask } from '@policy/shared/contract/workflow/operations.ts';

import type { FormValues } from '../../../kit/entity/fields.ts';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import type { FilledIn } from './ops-said.ts';
import { useOpsWords } from './use-ops-words.ts';

const SchemaForm = lazyPart(() => import('../../../components/schema-form/schema-form.tsx'));

type Asked = OperationsTask['forms'];

/** What a task asks its handler to fill in, for whoever decides it in his place: judged before it is sent. */
export function FormItems({ forms }: { forms: Asked }) {
  const t = useOpsWords();
  const held = useRef(new Map<number, FormCore<FormValues>>());
  const isWhole = () => [...held.current.values()].map((one) => one.validateForm()).every(Boolean);
  const keep = (at: number) => (form: FormCore<FormValues> | null) => {
    if (form) held.current.set(at, form);
    else held.current.delete(at);
  };
  return (
    <Form.Item
      name="filledIn"
      // Whoever chooses another outcome in between begins anew, as the forms do.
      preserve={false}
      label={t('forms')}
      // While it is filled in each form says itself what is wrong with it.
      validateTrigger={[]}
      rules={[
        { validator: () => (isWhole() ? Promise.resolve() : Promise.reject(new Error(t('formsRequired')))) },
      ]}
    >
      <FormsInput forms={forms} refOf={keep} />
    </Form.Item>
  );
}

interface FormsInputProps {
  forms: Asked;
  refOf: (at: number) => Ref<FormCore<FormValues>>;
  onChange?: (filledIn: FilledIn) => void;
}

/** The forms, one under the other, as one answer; the antd form's own field. */
function FormsInput({ forms, refOf, onChange }: FormsInputProps) {
  const edited = useRef<FormValues>({});
  const version = forms.find((form) => form.version !== null)?.version;
  const shown: FormValues = Object.fromEntries(forms.flatMap(({ values }) => Object.entries(values)));
  const change = (more: FormValues) => {
    edited.current = { ...edited.current, ...more };
    const variables = changedAnswers(shown, { ...shown, ...edited.current });
    onChange?.({ variables, ...(version != null && { formVersion: version }) });
  };
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      {forms.map(({ schema, uiSchema, values, permissions }, at) => (
        <SchemaForm
          key={String(at)}
          isInside
          {...{ schema, uiSchema, values, permissions }}
          formRef={refOf(at)}
          onChange={change}
        />
      ))}
    </Suspense>
  );
}

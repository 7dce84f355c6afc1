import { Suspense } from 'react';
import type { Ref } from 'react';
import type { default as FormCore } from '@rjsf/core';
import { Empty, Skeleton } from 'antd';
import { useTranslations } from 'use-intl';

import type { FormValues } from '../../../kit/entity/fields.ts';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import type { TaskDetail } from '../task-shapes.ts';

const SchemaForm = lazyPart(() => import('../../../components/schema-form/schema-form.tsx'));

interface HandlingFormProps {
  form: TaskDetail['form'] | TaskDetail['stepForm'];
  formRef: Ref<FormCore<FormValues>>;
  onChange: (edited: FormValues) => void;
}

/** A form of a case as the node permits it. */
export function HandlingForm({ form, formRef, onChange }: HandlingFormProps) {
  const t = useTranslations('process');
  if (!form) return <Empty description={t('noForm')} />;
  return (
    <Suspense fallback={<Skeleton active title={false} />}>
      <SchemaForm
        schema={form.schema}
        uiSchema={form.uiSchema ?? {}}
        permissions={form.permissions ?? {}}
        values={form.values ?? {}}
        formRef={formRef}
        onChange={onChange}
      />
    </Suspense>
  );
}

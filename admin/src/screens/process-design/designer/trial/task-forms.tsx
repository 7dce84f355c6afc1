import { Suspense } from 'react';
import { Skeleton } from 'antd';

import type { TrialTask } from '@policy/shared/contract/process-design/trial.ts';

import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import type { useTaskForms } from './use-task-forms.ts';

const SchemaForm = lazyPart(() => import('../../../../components/schema-form/schema-form.tsx'));

interface TaskFormsProps extends Pick<ReturnType<typeof useTaskForms>, 'refOf' | 'change'> {
  forms: TrialTask['forms'];
}

/** The forms of a task that is tried, as its handler would fill them in. */
export const TaskForms = ({ forms, refOf, change }: TaskFormsProps) => (
  <Suspense fallback={<Skeleton active title={false} />}>
    {forms.map((form, at) => (
      <SchemaForm key={String(at)} {...form} formRef={refOf(at)} onChange={change} />
    ))}
  </Suspense>
);

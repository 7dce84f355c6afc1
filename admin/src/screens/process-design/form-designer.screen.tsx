import { useId } from 'react';
import { Skeleton } from 'antd';
import { useParams } from 'react-router';
import useSWR from 'swr';

import type { FormDraftView } from '@policy/shared/contract/process-design/form-calls.ts';

import { NotRead } from '../../kit/page/not-read.tsx';
import DesignerPage from './form-designer/designer-page.tsx';
import { useFormCalls } from './forms/form-calls.ts';

/** Designs the form that the address names. */
export default function FormDesignerScreen() {
  const { id = '' } = useParams();
  const calls = useFormCalls();
  // What was read at an earlier visit is not gone on with: each has an answer of its own.
  const visit = useId();
  const { data, error } = useSWR<FormDraftView, Error>(['form-design', id, visit], () => calls.design(id), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  if (data) return <DesignerPage key={data.id} stored={data} />;
  return error ? <NotRead /> : <Skeleton active title={false} />;
}

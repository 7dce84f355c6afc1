import { Skeleton } from 'antd';
import { useParams } from 'react-router';

import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';

import { useFreshRead } from '../../kit/entity/use-fresh-read.ts';
import { NotRead } from '../../kit/page/not-read.tsx';
import { EditorsNotice } from './editing/editors-notice.tsx';
import DesignerPage from './form-designer/designer-page.tsx';
import { useFormCalls } from './forms/form-calls.ts';

/** Designs the form that the address names. */
export default function FormDesignerScreen() {
  const { id = '' } = useParams();
  const calls = useFormCalls();
  const { data, error } = useFreshRead(['form-design', id], () => calls.design(id));
  if (data)
    return (
      <>
        <EditorsNotice entity={formDesign} id={data.id} />
        <DesignerPage key={data.id} stored={data} />
      </>
    );
  return error ? <NotRead /> : <Skeleton active title={false} />;
}

import { Button, Result, Skeleton } from 'antd';
import { useNavigate, useParams } from 'react-router';
import useSWR from 'swr';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import { useFreshRead } from '../../kit/entity/use-fresh-read.ts';
import { NotRead } from '../../kit/page/not-read.tsx';
import { Designer } from './designer/designer.tsx';
import { EditorsNotice } from './editing/editors-notice.tsx';
import { useModelCalls } from './model-calls.ts';
import { useDesignWords } from './use-design-words.ts';

/** Draws the model that the address names. */
export default function ProcessDesignerScreen() {
  const t = useDesignWords();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const calls = useModelCalls();
  // Whoever draws is not interrupted by what others do meanwhile; saving tells him.
  const { data: model, error } = useFreshRead(['designer', id], () => calls.whole(id));
  const offers = useSWR<ModelOffers, Error>(['designer-offers'], () => calls.offers(), {
    revalidateOnFocus: false,
  });
  const back = (
    <Button type="primary" onClick={() => void navigate('/workflow/model')}>
      {t('back')}
    </Button>
  );
  if (error) return <Result status="404" title={t('gone')} extra={back} />;
  if (model && offers.data) {
    const notice = <EditorsNotice entity={processModel} id={id} />;
    return <Designer key={id} model={model} offers={offers.data} notice={notice} />;
  }
  return offers.error ? <NotRead /> : <Skeleton active />;
}

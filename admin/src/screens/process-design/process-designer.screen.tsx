import { useState } from 'react';
import { Button, Result, Skeleton } from 'antd';
import { useNavigate, useParams } from 'react-router';
import useSWR from 'swr';

import type { ModelOffers } from '@policy/shared/contract/process-design/calls.ts';

import { Designer } from './designer/designer.tsx';
import type { Model } from './model-calls.ts';
import { useModelCalls } from './model-calls.ts';
import { useDesignWords } from './use-design-words.ts';

/** Draws the model that the address names. */
export default function ProcessDesignerScreen() {
  const t = useDesignWords();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const calls = useModelCalls();
  const { data, error, isValidating } = useSWR<[Model, ModelOffers], Error>(
    ['designer', id],
    () => Promise.all([calls.whole(id), calls.offers()]),
    // Whoever draws is not interrupted by what others do meanwhile; saving tells him.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const [opened, setOpened] = useState<string>();
  // Adjusted while rendering: a draft of an earlier visit is not drawn on, and one that is being drawn stays.
  if (data && !isValidating && opened !== id) setOpened(id);
  const back = (
    <Button type="primary" onClick={() => void navigate('/workflow/model')}>
      {t('back')}
    </Button>
  );
  if (error) return <Result status="404" title={t('gone')} extra={back} />;
  if (!data || opened !== id) return <Skeleton active />;
  const [model, offers] = data;
  return <Designer key={id} {...{ model, offers }} />;
}

import { Alert, Button, Space } from 'antd';
import useSWR from 'swr';

import type { FormDraftView } from '@policy/shared/contract/process-design/form-calls.ts';

import { useFormCalls } from '../forms/form-calls.ts';
import { useDesignerWords } from './use-designer-words.ts';

interface StaleNoticeProps {
  id: string;
  onReload: () => void;
  onKeepMine: () => void;
}

/** Says that somebody else has saved the form meanwhile, and who; what is in sight stays until its reader lets go of it, or writes it over the other. */
export function StaleNotice({ id, onReload, onKeepMine }: StaleNoticeProps) {
  const t = useDesignerWords();
  const calls = useFormCalls();
  const { data } = useSWR<FormDraftView, Error>(['form-saved-by', id], () => calls.design(id));
  return (
    <Alert
      showIcon
      type="warning"
      style={{ marginBottom: 16 }}
      message={t('stale')}
      description={t('staleText', { name: data?.savedBy ?? '' })}
      action={
        <Space direction="vertical">
          <Button onClick={onReload}>{t('reload')}</Button>
          <Button danger onClick={onKeepMine}>
            {t('overwrite')}
          </Button>
        </Space>
      }
    />
  );
}

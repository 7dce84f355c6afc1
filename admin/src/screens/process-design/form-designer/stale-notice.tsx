import { Alert, Button } from 'antd';
import useSWR from 'swr';

import type { FormDraftView } from '@policy/shared/contract/process-design/form-calls.ts';

import { useFormCalls } from '../forms/form-calls.ts';
import { useDesignerWords } from './use-designer-words.ts';

/** Says that somebody else has saved the form meanwhile, and who; what is in sight stays until its reader lets go of it. */
export function StaleNotice({ id, onReload }: { id: string; onReload: () => void }) {
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
      action={<Button onClick={onReload}>{t('reload')}</Button>}
    />
  );
}

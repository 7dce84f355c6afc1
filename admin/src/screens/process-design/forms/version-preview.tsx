import { Drawer, Skeleton } from 'antd';
import useSWR from 'swr';

import type { FormVersionDetail } from '@policy/shared/contract/process-design/form-calls.ts';

import { useFormCalls } from './form-calls.ts';
import { FormPreview } from './form-preview.tsx';
import { useFormWords } from './use-form-words.ts';

/** One version of a form as it is filled in. */
export function VersionPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useFormWords();
  const calls = useFormCalls();
  const { data } = useSWR<FormVersionDetail, Error>(['form-version', id], () => calls.version(id));
  return (
    <Drawer
      open
      title={data ? `${data.name} · ${t('version')} ${data.version}` : t('preview')}
      width="min(960px, 100vw)"
      onClose={onClose}
    >
      {data ? <FormPreview content={data} /> : <Skeleton active title={false} />}
    </Drawer>
  );
}

import { Drawer, Skeleton } from 'antd';

import { useFreshRead } from '../../../kit/entity/use-fresh-read.ts';
import { useFormCalls } from './form-calls.ts';
import { FormPreview } from './form-preview.tsx';
import { useFormWords } from './use-form-words.ts';

/** A form as it was saved last, as whoever fills it in would see it. */
export function DraftPreview({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useFormWords();
  const calls = useFormCalls();
  const { data } = useFreshRead(['form-draft', id], () => calls.design(id));
  return (
    <Drawer open title={`${name} · ${t('preview')}`} width="min(960px, 100vw)" onClose={onClose}>
      {data ? <FormPreview content={data} /> : <Skeleton active title={false} />}
    </Drawer>
  );
}

import { Alert, Drawer, Skeleton } from 'antd';
import useSWR from 'swr';

import type { VersionDetail } from '@policy/shared/contract/process-design/calls.ts';

import { ProcessDiagram } from '../../../components/process-diagram/process-diagram.tsx';
import { useModelCalls } from '../model-calls.ts';
import { useDesignWords } from '../use-design-words.ts';

const noSteps: [] = [];

/** The diagram of one version. */
export function VersionPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useDesignWords();
  const calls = useModelCalls();
  const { data, error } = useSWR<VersionDetail, Error>(['version', id], () => calls.version(id));
  const title = data && t('previewOf', { name: data.name, version: data.version });
  return (
    <Drawer open title={title} width="min(1100px, 100vw)" onClose={onClose}>
      {error ? <Alert type="warning" message={t('gone')} /> : null}
      {data ? <ProcessDiagram xml={data.xml} steps={noSteps} /> : <Skeleton active />}
    </Drawer>
  );
}

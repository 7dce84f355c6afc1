import { Alert, Modal, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

import { ProcessDiagram } from '../../../components/process-diagram/process-diagram.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { HistoryList } from './history/history-list.tsx';
import { historyItem } from '../task-shapes.ts';

const view = z.object({ xml: z.string(), flow: z.array(historyItem) });

interface DiagramDialogProps {
  processInstanceId: string;
  onClose: () => void;
}

/** The dialog 流程图展示: the flow chart of a process coloured by what has happened, and the same as a list. */
export function DiagramDialog({ processInstanceId, onClose }: DiagramDialogProps) {
  const t = useTranslations('process');
  const { http } = useWorkplace();
  const load = async () =>
    view.parse(await http.get<unknown>('blade-flow/process/model-view', { processInstanceId }));
  const { data, error } = useSWR<z.output<typeof view>, Error>(['model-view', processInstanceId], load, {
    revalidateOnFocus: false,
  });
  return (
    <Modal open title={t('diagramTitle')} width={960} footer={null} onCancel={onClose}>
      {error ? <Alert type="warning" message={t('diagramFailed')} /> : null}
      {!data && !error ? <Skeleton active title={false} /> : null}
      {data ? <ProcessDiagram xml={data.xml} steps={data.flow} /> : null}
      {data ? <HistoryList steps={data.flow} processInstanceId={processInstanceId} /> : null}
    </Modal>
  );
}

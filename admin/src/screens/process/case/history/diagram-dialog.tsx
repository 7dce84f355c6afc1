import { useState } from 'react';
import { Alert, Modal, Skeleton } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';
import { z } from 'zod';

import type { PickedNode } from '@policy/shared/diagram/picking.ts';

import { ProcessDiagram } from '../../../../components/process-diagram/process-diagram.tsx';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { HistoryList } from './history-list.tsx';
import { historyItem } from '../../task-shapes.ts';
import type { HistoryItem } from '../../task-shapes.ts';
import { useCaseWords } from '../use-case-words.ts';

const view = z.object({ xml: z.string(), flow: z.array(historyItem) });

interface DiagramDialogProps {
  processInstanceId: string;
  onClose: () => void;
}

/** The dialog 流程图展示: the flow chart of a process coloured by what has happened, and the same as a list. */
export function DiagramDialog({ processInstanceId, onClose }: DiagramDialogProps) {
  const t = useTranslations('process');
  const { http } = useWorkplace();
  const [picked, setPicked] = useState<PickedNode>();
  const load = async () =>
    view.parse(await http.get<unknown>('blade-flow/process/model-view', { processInstanceId }));
  const { data, error } = useSWR<z.output<typeof view>, Error>(['model-view', processInstanceId], load, {
    revalidateOnFocus: false,
  });
  return (
    <Modal open title={t('diagramTitle')} width={960} footer={null} onCancel={onClose}>
      {error ? <Alert type="warning" message={t('diagramFailed')} /> : null}
      {!data && !error ? <Skeleton active title={false} /> : null}
      {data ? <ProcessDiagram xml={data.xml} steps={data.flow} onPick={setPicked} /> : null}
      <div aria-live="polite">
        {data && picked ? <NodeSteps node={picked} {...{ steps: data.flow, processInstanceId }} /> : null}
      </div>
      {data ? <HistoryList steps={data.flow} processInstanceId={processInstanceId} /> : null}
    </Modal>
  );
}

interface NodeStepsProps {
  node: PickedNode;
  steps: readonly HistoryItem[];
  processInstanceId: string;
}

/** Of one node: who acted there, when and with what result, or whom it waits for. */
function NodeSteps({ node: { id, name }, steps, processInstanceId }: NodeStepsProps) {
  const t = useCaseWords();
  const visits = steps.filter(({ historyActivityId }) => historyActivityId === id);
  return (
    <section className="case-node" aria-label={t('ofNode', { node: name || id })}>
      <h4>{t('ofNode', { node: name || id })}</h4>
      {visits.length === 0 ? <p className="case-quiet">{t('notReached')}</p> : null}
      <HistoryList steps={visits} isWhole processInstanceId={processInstanceId} />
    </section>
  );
}

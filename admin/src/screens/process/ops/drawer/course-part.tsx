import { Skeleton } from 'antd';

import { ProcessDiagram } from '../../../../components/process-diagram/process-diagram.tsx';
import { HistoryList } from '../../case/history/history-list.tsx';
import type { HistoryItem } from '../../task-shapes.ts';
import { useOfProcess } from './use-of-process.ts';

/** The diagram of a process coloured by what has happened, and the same as a list. */
export function CoursePart({ id }: { id: string }) {
  const told = useOfProcess<{ xml: string; flow: HistoryItem[] }>('detail', id);
  if (!told) return <Skeleton active title={false} />;
  return (
    <>
      <ProcessDiagram xml={told.xml} steps={told.flow} />
      <div style={{ marginTop: 16 }}>
        <HistoryList steps={told.flow} />
      </div>
    </>
  );
}

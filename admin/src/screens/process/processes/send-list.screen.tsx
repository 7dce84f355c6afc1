import { useActWords } from '../acts/use-act-words.ts';
import { useProcessColumns } from './process-columns.tsx';
import { ProcessTable } from './process-table.tsx';
import type { ProcessRow } from './process-table.tsx';

interface SentRow extends ProcessRow {
  taskName: string | null;
  assigneeName: string | null;
  createTime: string;
  endTime: string | null;
}

/** What the reader has started: where each stands, and who has it in hand. */
export default function SendListScreen() {
  const t = useActWords();
  const column = useProcessColumns<SentRow>();
  return (
    <ProcessTable<SentRow>
      call="sendList"
      rowKey="processInstanceId"
      filters={['title', 'process', 'category', 'state', 'started']}
      columns={[
        column.process,
        column.state,
        { title: t('currentStep'), dataIndex: 'taskName', width: 140, ellipsis: true },
        { title: t('handlers'), dataIndex: 'assigneeName', width: 120, ellipsis: true },
        column.started,
        column.ended,
        column.category,
      ]}
    />
  );
}

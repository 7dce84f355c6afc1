import { useActWords } from '../acts/use-act-words.ts';
import { ProcessState } from './process-state.tsx';
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
  return (
    <ProcessTable<SentRow>
      call="sendList"
      rowKey="processInstanceId"
      columns={[
        { title: t('processName'), dataIndex: 'processDefinitionName', width: 160, ellipsis: true },
        {
          ...{ title: t('state'), dataIndex: 'processStatus', width: 100 },
          render: (_, row) => <ProcessState status={row.processStatus} />,
        },
        { title: t('currentStep'), dataIndex: 'taskName', width: 140, ellipsis: true },
        { title: t('handlers'), dataIndex: 'assigneeName', width: 120, ellipsis: true },
        { title: t('startedAt'), dataIndex: 'createTime', width: 170 },
        { title: t('endedAt'), dataIndex: 'endTime', width: 170 },
      ]}
    />
  );
}

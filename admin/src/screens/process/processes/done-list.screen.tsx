import { Navigate, useLocation } from 'react-router';

import { taskListPaths } from '@policy/shared/contract/workflow/task-lists.ts';

import { useActWords } from '../acts/use-act-words.ts';
import { ProcessState } from './process-state.tsx';
import { ProcessTable } from './process-table.tsx';
import type { ProcessRow } from './process-table.tsx';

interface EndedRow extends ProcessRow {
  startUserName: string | null;
  createTime: string;
  endTime: string | null;
}

/** Processes that have ended and that were the reader's or that he had a part in. */
export default function DoneListScreen() {
  const { search } = useLocation();
  // This was the address of the tasks that somebody has done; kept links to one of them still open it.
  return new URLSearchParams(search).has('open') ? (
    <Navigate to={taskListPaths.done + search} replace />
  ) : (
    <EndedList />
  );
}

function EndedList() {
  const t = useActWords();
  return (
    <ProcessTable<EndedRow>
      call="doneList"
      rowKey="processInstanceId"
      columns={[
        { title: t('processName'), dataIndex: 'processDefinitionName', width: 160, ellipsis: true },
        {
          ...{ title: t('state'), dataIndex: 'processStatus', width: 100 },
          render: (_, row) => <ProcessState status={row.processStatus} />,
        },
        { title: t('starter'), dataIndex: 'startUserName', width: 140, ellipsis: true },
        { title: t('startedAt'), dataIndex: 'createTime', width: 170 },
        { title: t('endedAt'), dataIndex: 'endTime', width: 170 },
      ]}
    />
  );
}

import { Navigate, useLocation } from 'react-router';

import { taskListPaths } from '@policy/shared/contract/workflow/task-lists.ts';

import { useProcessColumns } from './process-columns.tsx';
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
  const column = useProcessColumns<EndedRow>();
  return (
    <ProcessTable<EndedRow>
      call="doneList"
      rowKey="processInstanceId"
      filters={['title', 'process', 'category', 'starter', 'state', 'started', 'ended']}
      columns={[
        ...[column.process, column.state, column.starter],
        ...[column.started, column.ended, column.lasted, column.category],
      ]}
    />
  );
}

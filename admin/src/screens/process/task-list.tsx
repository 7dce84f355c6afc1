import { useRef, useState } from 'react';
import type { ActionType, ProColumns } from '@ant-design/pro-components';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { text } from '@policy/shared/contract/kit/field.ts';

import { EntityFilter } from '../../kit/lists/entity-filter.tsx';
import { fieldBeside } from '../../kit/entity/fields.ts';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { RowActions } from '../../kit/acts/row-actions.tsx';
import type { Act } from '../../kit/acts/row-actions.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { DiagramDialog } from './diagram-dialog.tsx';
import { DueTime } from './due-time.tsx';
import { TaskStateTag } from './task-state.tsx';
import type { TaskRow } from './task-shapes.ts';

interface TaskListProps {
  /** Last part of the list's call. */
  call: 'claimList' | 'todoList' | 'doneList';
  acts: (row: TaskRow, reload: () => void) => readonly Act[];
}

const line = text(100, { search: true });

/** A list of tasks: what is waiting, since when, and until when. */
export function TaskList({ call, acts }: TaskListProps) {
  const t = useTranslations('process');
  const optionColumn = useOptionColumn(2);
  const { http } = useWorkplace();
  const state = useAddressListState();
  const table = useRef<ActionType>(null);
  const [charted, setCharted] = useState<string>();
  const chartOf = ({ processInstanceId }: TaskRow): Act => ({
    ...{ key: 'diagram', label: t('diagram') },
    run: () => setCharted(processInstanceId),
  });
  const searchable = [fieldBeside({ name: 'title', label: t('titleOrNo'), schema: line })];
  const columns: ProColumns<TaskRow>[] = [
    { title: t('serialNumber'), dataIndex: 'serialNumber', width: 160, copyable: true, ellipsis: true },
    { title: t('title'), dataIndex: 'title', width: 320, ellipsis: true },
    { title: t('processDefinitionName'), dataIndex: 'processDefinitionName', width: 180, ellipsis: true },
    { title: t('taskName'), dataIndex: 'taskName', width: 140 },
    { title: t('startUserName'), dataIndex: 'startUserName', width: 160, ellipsis: true },
    { title: t('createTime'), dataIndex: 'createTime', width: 170 },
    call === 'doneList'
      ? { title: t('endTime'), dataIndex: 'endTime', width: 170 }
      : {
          title: t('dueTime'),
          dataIndex: 'dueTime',
          width: 170,
          render: (_, row) => <DueTime value={row.dueTime} />,
        },
    { title: t('status'), key: 'status', width: 110, render: (_, row) => <TaskStateTag row={row} /> },
    {
      ...optionColumn,
      render: (_, row) => (
        <RowActions acts={[...acts(row, () => void table.current?.reload()), chartOf(row)]} />
      ),
    },
  ];
  return (
    <>
      <EntityFilter name={call} fields={searchable} state={state} />
      <PagedTable<TaskRow>
        rowKey="taskId"
        actionRef={table}
        columns={columns}
        state={state}
        load={(query) => http.get<Page<TaskRow>>(`blade-workflow/process/${call}`, query)}
      />
      {charted ? <DiagramDialog processInstanceId={charted} onClose={() => setCharted(undefined)} /> : null}
    </>
  );
}

import { Typography } from 'antd';
import { useTranslations } from 'use-intl';

import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { nameFirst } from '../../../kit/columns/name-column.ts';
import { useSizeClass } from '../../../kit/page/size-class.ts';
import { HandedBy } from '../acts/handed-by.tsx';
import { DueTime } from '../due-time.tsx';
import { Lasted } from '../lasted.tsx';
import { useProcessColumns } from '../processes/process-columns.tsx';
import { ProcessTitle, titleWidth } from '../process-title.tsx';
import { TaskStateTag } from './task-state.tsx';
import type { TaskRow } from '../task-shapes.ts';

type TextColumn = 'title' | 'taskName' | 'itemName' | 'companyName';

/** The columns of a list of tasks: what it is and until when, then the step, the item, who applies and for how much. */
export function useTaskColumns(list: TaskListName, onOpen: (row: TaskRow) => void): KitColumn<TaskRow>[] {
  const t = useTranslations('process');
  const isNarrow = useSizeClass() === 0;
  const ofProcess = useProcessColumns<TaskRow>();
  const line = (name: TextColumn, width: number): KitColumn<TaskRow> => ({
    ...{ title: t(name), dataIndex: name, width, ellipsis: true, sorter: true },
    // Cut off at its width: without a bound a long name would push the amount out of sight.
    onCell: () => ({ style: { maxWidth: width } }),
  });
  const time = (name: 'createTime' | 'startTime' | 'endTime'): KitColumn<TaskRow> => ({
    ...{ title: t(name), dataIndex: name, width: 100, sorter: true },
    render: (_, row) => <Moment value={row[name]} />,
  });
  const lasted: KitColumn<TaskRow> = {
    ...{ title: t('lasted'), key: 'lasted', width: 110, isLesser: list !== 'done' },
    render: (_, { createTime, endTime }) => <Lasted from={createTime} to={endTime} />,
  };
  const due: KitColumn<TaskRow> = {
    ...{ title: t('dueTime'), dataIndex: 'dueTime', width: 100, sorter: true },
    render: (_, row) => <DueTime value={row.dueTime} />,
  };
  const columns: KitColumn<TaskRow>[] = [
    {
      ...line('title', titleWidth),
      render: (_, row) => (
        <>
          <ProcessTitle
            title={row.title ?? row.taskName}
            serialNumber={row.serialNumber}
            onOpen={() => onOpen(row)}
          />
          <HandedBy task={row} />
        </>
      ),
    },
    list === 'done' ? time('endTime') : due,
    line('taskName', 100),
    line('companyName', 110),
    { ...{ title: t('amountWan'), dataIndex: 'amountWan', width: 110, align: 'right', sorter: true } },
    time('createTime'),
    lasted,
    ...(list === 'done' ? [{ ...ofProcess.state, title: t('processState') }] : []),
    // Titles of applications name the item as well.
    { ...line('itemName', 200), isLesser: true },
    // All tasks of a list are in the same state; where a case stands is its step.
    {
      title: t('status'),
      key: 'status',
      width: 100,
      isLesser: true,
      render: (_, row) => <TaskStateTag row={row} />,
    },
    { title: t('agencyName'), dataIndex: 'agencyName', width: 180, ellipsis: true, isLesser: true },
    {
      ...{ title: t('processDefinitionName'), dataIndex: 'processDefinitionName', width: 180 },
      ...{ ellipsis: true, isLesser: true },
    },
    ofProcess.category,
    { title: t('startUserName'), dataIndex: 'startUserName', width: 160, ellipsis: true, isLesser: true },
    { ...time('startTime'), isLesser: true },
  ];
  return nameFirst(columns, 'title', isNarrow);
}

/** When something happened: the day, and below it the time, for rows are high enough and the window is not wide. */
function Moment({ value }: { value: string | null | undefined }) {
  if (!value) return '—';
  const [day, time] = value.split(' ');
  return (
    <>
      <div>{day}</div>
      <Typography.Text type="secondary">{time}</Typography.Text>
    </>
  );
}

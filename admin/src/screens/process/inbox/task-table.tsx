import { useState } from 'react';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { taskListCalls } from '@policy/shared/contract/workflow/task-lists.ts';
import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { ActsAtOnce } from '../../../kit/acts/acts-at-once.ts';
import { RowActions } from '../../../kit/acts/row-actions.tsx';
import { orderOf } from '../../../kit/columns/columns.tsx';
import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { useOptionColumn } from '../../../kit/columns/option-column.ts';
import { EntityFilter } from '../../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useChosenRows } from '../../../kit/chosen/use-chosen-rows.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { TaskRow } from '../task-shapes.ts';
import { ApproveChosen } from './approve-chosen.tsx';
import { ClaimChosen } from './claim-chosen.tsx';
import { TaskViews } from './task-views.tsx';
import { useTaskColumns } from './task-columns.tsx';
import { useOpening } from './use-opening.ts';
import { useTaskActs } from './use-task-acts.tsx';
import { useTaskFilters } from './use-task-filters.ts';

/** What claiming takes, alone and with opening the case, and the button for the rest. */
const claimWidth = 172;
const actsAtOnce = 2;

/** Many can be claimed at once; of what one holds, those whose step needs no look at each, where there are any. */
const selectionOf = (list: TaskListName, rows: readonly TaskRow[]) =>
  list === 'claim' || (list === 'todo' && rows.some(({ isPlainlyApproved }) => isPlainlyApproved));

/** A list of tasks as a table: what is waiting, since when, and until when; what is due first stands first. */
export function TaskTable({ list }: { list: TaskListName }) {
  // What the reader keeps of a list, its views and columns, is kept under this name.
  const name = `${list}List`;
  const { http } = useWorkplace();
  const state = useAddressListState();
  const [rows, setRows] = useState<readonly TaskRow[]>([]);
  const { chosen, reload, table } = useChosenRows<TaskRow>(
    ({ title, taskName }) => title ?? taskName,
    list === 'todo' ? ({ isPlainlyApproved }) => isPlainlyApproved ?? false : undefined,
  );
  const ticked = rows.filter(({ taskId }) => chosen.includes(taskId));
  const { actsOf, part } = useTaskActs(list, reload);
  const optionColumn = useOptionColumn(2);
  const fields = useTaskFilters(list);
  const columns: KitColumn<TaskRow>[] = [
    ...useTaskColumns(list, useOpening()),
    {
      ...optionColumn,
      ...(list === 'claim' && { width: claimWidth }),
      render: (_, row) => <RowActions acts={actsOf(row)} />,
    },
  ];
  return (
    <ActsAtOnce value={actsAtOnce}>
      <TaskViews list={list} fields={fields} state={state} />
      <EntityFilter name={name} fields={fields} state={state} />
      <PagedTable<TaskRow>
        rowKey="taskId"
        name={name}
        actionRef={table.actionRef}
        rowSelection={selectionOf(list, rows) && table.rowSelection}
        headerTitle={
          list === 'todo' ? (
            <ApproveChosen rows={ticked} onChanged={reload} />
          ) : (
            <ClaimChosen rows={ticked} onChanged={reload} />
          )
        }
        columns={columns}
        state={state}
        load={(query, sort) =>
          http.get<Page<TaskRow>>(`blade-workflow/process/${taskListCalls[list]}`, {
            ...query,
            ...orderOf(sort),
          })
        }
        onPage={({ records }) => setRows(records)}
      />
      {part}
    </ActsAtOnce>
  );
}

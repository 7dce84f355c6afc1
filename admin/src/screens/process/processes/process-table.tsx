import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { taskPath } from '../../../components/task-params.ts';
import type { Act } from '../../../kit/acts/row-actions.tsx';
import { RowActions } from '../../../kit/acts/row-actions.tsx';
import { useChosenRows } from '../../../kit/chosen/use-chosen-rows.ts';
import { orderOf } from '../../../kit/columns/columns.tsx';
import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { nameFirst } from '../../../kit/columns/name-column.ts';
import { useOptionColumn } from '../../../kit/columns/option-column.ts';
import { EntityFilter } from '../../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useSizeClass } from '../../../kit/page/size-class.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useFlowRoutes } from '../classic/use-flow-routes.ts';
import { ProcessTitle, titleWidth } from '../process-title.tsx';
import { useProcessFilters } from './use-process-filters.ts';
import type { ProcessFilter } from './use-process-filters.ts';
import { useActWords } from '../acts/use-act-words.ts';

/** What every list of processes tells. */
export interface ProcessRow {
  processInstanceId: string;
  processDefinitionName: string;
  serialNumber: string | null;
  title: string | null;
  /** Id of what the process is about. */
  businessKey: string | null;
  category: string | null;
  processStatus: string;
}

interface ProcessTableProps<Row extends ProcessRow> {
  call: 'sendList' | 'doneList' | 'copyList';
  rowKey: string & keyof Row;
  columns: readonly KitColumn<Row>[];
  filters: readonly ProcessFilter[];
  /** Called as a row is opened; the list is read anew once it is through. */
  onOpen?: (row: Row) => Promise<unknown>;
  /** What can be done with a row. */
  actsOf?: (row: Row, reload: () => void) => Act[];
  /** What can be done with several rows that are ticked. */
  batch?: Batch<Row>;
}

interface Batch<Row> {
  mayTick: (row: Row) => boolean;
  /** Shown with the rows that are ticked. */
  bar: (rows: readonly Row[], reload: () => void) => ReactNode;
}

/** Under what the reader's columns of each list are kept; `doneList` is what he has kept of his done tasks. */
const namesKept = { sendList: 'sendList', doneList: 'endedList', copyList: 'copyList' };

/** A list of processes; its first column opens the case. */
export function ProcessTable<Row extends ProcessRow>({
  call,
  rowKey,
  columns,
  filters,
  onOpen,
  actsOf,
  batch,
}: ProcessTableProps<Row>) {
  const t = useActWords();
  const { http } = useWorkplace();
  const name = namesKept[call];
  const state = useAddressListState();
  const navigate = useNavigate();
  const flowRouteOf = useFlowRoutes();
  const isNarrow = useSizeClass() === 0;
  const [rows, setRows] = useState<readonly Row[]>([]);
  const { chosen, reload, table } = useChosenRows<Row>(({ title }) => title ?? '', batch?.mayTick);
  const ticked = rows.filter((row) => chosen.some((id) => id === row[rowKey]));
  const optionColumn = useOptionColumn(2);
  const open = (row: Row) => {
    void onOpen?.(row).then(reload);
    const { processInstanceId, businessKey, category } = row;
    const page = businessKey && flowRouteOf(category);
    void navigate(
      page
        ? `${page}/detail/${processInstanceId}/${businessKey}`
        : taskPath({ taskId: '', processInstanceId }),
    );
  };
  const title: KitColumn<Row> = {
    ...{ title: t('title'), dataIndex: 'title', width: titleWidth, sorter: true },
    render: (_, row) => (
      <ProcessTitle
        title={row.title ?? row.processDefinitionName}
        serialNumber={row.serialNumber}
        onOpen={() => open(row)}
      />
    ),
  };
  const all = [title, ...columns];
  if (actsOf) all.push({ ...optionColumn, render: (_, row) => <RowActions acts={actsOf(row, reload)} /> });
  return (
    <>
      <EntityFilter name={name} fields={useProcessFilters(filters)} state={state} />
      <PagedTable<Row>
        rowKey={rowKey}
        name={name}
        actionRef={table.actionRef}
        {...(batch && { rowSelection: table.rowSelection, headerTitle: batch.bar(ticked, reload) })}
        onPage={({ records }) => setRows(records)}
        columns={nameFirst(all, 'title', isNarrow)}
        state={state}
        load={(query, sort) =>
          http.get<Page<Row>>(`blade-workflow/process/${call}`, { ...query, ...orderOf(sort) })
        }
      />
    </>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { MenuButton } from '../../../kit/acts/menu-button.tsx';
import { RowActions } from '../../../kit/acts/row-actions.tsx';
import { ChosenBar } from '../../../kit/chosen/chosen-bar.tsx';
import { useChosenRows } from '../../../kit/chosen/use-chosen-rows.ts';
import { orderOf } from '../../../kit/columns/columns.tsx';
import { nameFirst } from '../../../kit/columns/name-column.ts';
import { useOptionColumn } from '../../../kit/columns/option-column.ts';
import { EntityFilter } from '../../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useSizeClass } from '../../../kit/page/size-class.ts';
import { actsAt, actsForMany, opsActs } from './ops-acts.ts';
import type { OpsAct } from './ops-acts.ts';
import { useOpsColumns } from './ops-columns.tsx';
import { OpsDialog } from './ops-dialog.tsx';
import { OpsDrawer } from './drawer/ops-drawer.tsx';
import { nameOf, opsCalls } from './ops-shapes.ts';
import type { OpsRow, OpsTab } from './ops-shapes.ts';
import { useOpsFilters } from './use-ops-filters.ts';
import { useOpsWords } from './use-ops-words.ts';

/** An act that was chosen, and the rows that it is about. */
interface ChosenAct {
  act: OpsAct;
  rows: readonly OpsRow[];
}

/** A process that stands because a task is for nobody is given somebody at that task. */
function ofTaskMeant(act: OpsAct, row: OpsRow): OpsRow {
  const taskId = row.standingAt?.find(({ kind }) => kind === 'nobody')?.taskId;
  return act === 'assign' && !row.taskId && taskId ? { ...row, taskId } : row;
}

/** One list of operations with what can be done to a row and to many, and one process in all that is kept of it beside. */
export function OpsTable({ tab }: { tab: OpsTab }) {
  const t = useOpsWords();
  const k = useTranslations('kit');
  const { can, http } = useWorkplace();
  const state = useAddressListState();
  const isNarrow = useSizeClass() === 0;
  const rowKey = tab === 'tasks' ? 'taskId' : 'processInstanceId';
  const [rows, setRows] = useState<readonly OpsRow[]>([]);
  const [opened, setOpened] = useState<OpsRow>();
  const [acting, setActing] = useState<ChosenAct>();
  const { chosen, reload, table } = useChosenRows<OpsRow>(nameOf);
  const ticked = rows.filter((row) => chosen.includes(row[rowKey] ?? ''));
  const may = (act: OpsAct) => can(`workflow_ops_${opsActs[act].right}`);
  const optionColumn = useOptionColumn(2);
  const begin = (act: OpsAct, about: readonly OpsRow[]) =>
    setActing({ act, rows: about.map((row) => ofTaskMeant(act, row)) });
  const menuOf = (row: OpsRow) =>
    actsAt(tab, row)
      .filter(may)
      .map((act) => ({
        ...{ key: act, label: t(`acts.${act}`), isDanger: opsActs[act].isDanger ?? false },
        run: () => begin(act, [row]),
      }));
  const forMany = actsForMany(tab).filter(may);
  const columns = [
    ...nameFirst(useOpsColumns(tab, setOpened), 'title', isNarrow),
    {
      ...optionColumn,
      render: (_: unknown, row: OpsRow) => (
        <RowActions
          acts={
            tab === 'standing'
              ? [...menuOf(row), { key: 'look', label: t('look'), run: () => setOpened(row) }]
              : [{ key: 'look', label: t('look'), run: () => setOpened(row) }, ...menuOf(row)]
          }
        />
      ),
    },
  ];
  return (
    <>
      <EntityFilter name={`ops-${tab}`} fields={useOpsFilters(tab)} state={state} />
      <PagedTable<OpsRow>
        rowKey={rowKey}
        name={`ops-${tab}`}
        actionRef={table.actionRef}
        rowSelection={forMany.length > 0 && table.rowSelection}
        columns={columns}
        state={state}
        headerTitle={
          <ChosenBar count={ticked.length} onClear={reload}>
            <MenuButton
              type="primary"
              size="small"
              menu={{
                items: forMany.map((act) => ({
                  ...{ key: act, label: t(`acts.${act}`), danger: opsActs[act].isDanger ?? false },
                  onClick: () => begin(act, ticked),
                })),
              }}
            >
              {k('more')}
            </MenuButton>
          </ChosenBar>
        }
        load={(query, sort) =>
          http.get<Page<OpsRow>>(`blade-workflow/ops/${opsCalls[tab]}`, { ...query, ...orderOf(sort) })
        }
        onPage={({ records }) => setRows(records)}
      />
      {opened ? (
        <OpsDrawer
          row={opened}
          actsOf={(act) => may(act)}
          onAct={(act, row) => begin(act, [row])}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {acting ? (
        <OpsDialog
          {...acting}
          onDone={() => {
            reload();
            setOpened(undefined);
          }}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </>
  );
}

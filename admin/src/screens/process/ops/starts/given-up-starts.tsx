import { useState } from 'react';
import { Typography } from 'antd';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { OperationsStart } from '@policy/shared/contract/workflow/operations.ts';

import { MenuButton } from '../../../../kit/acts/menu-button.tsx';
import { RowActions } from '../../../../kit/acts/row-actions.tsx';
import { ChosenBar } from '../../../../kit/chosen/chosen-bar.tsx';
import { useChosenRows } from '../../../../kit/chosen/use-chosen-rows.ts';
import type { KitColumn } from '../../../../kit/columns/columns.tsx';
import { nameFirst } from '../../../../kit/columns/name-column.ts';
import { useOptionColumn } from '../../../../kit/columns/option-column.ts';
import { useLocalListState } from '../../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { useSizeClass } from '../../../../kit/page/size-class.ts';
import { StateTag } from '../../../../kit/values/state-tag.tsx';
import { useOpsWords } from '../use-ops-words.ts';
import { StartDialog } from './start-dialog.tsx';
import { startActs } from './start-acts.ts';
import type { StartAct } from './start-acts.ts';

const listCall = 'blade-workflow/ops/startList';

/** What is called where it is spoken of. */
const nameOf = ({ processDefinitionName, version, nodeName }: OperationsStart): string =>
  `${processDefinitionName} v${String(version)} ${nodeName}`;

interface Acting {
  act: StartAct;
  rows: readonly OperationsStart[];
}

/** The starts that were given up before there was a process, each with why, and what begins it again; nothing where there are none. */
export function GivenUpStarts() {
  const t = useOpsWords();
  const { http } = useWorkplace();
  const { data, mutate } = useSWR<Page<OperationsStart>, Error>(
    ['starts-given-up'],
    () => http.get<Page<OperationsStart>>(listCall, { size: 1, current: 1 }, { quiet: true }),
    { shouldRetryOnError: false },
  );
  if (!data || data.total === 0) return null;
  return (
    <section aria-label={t('starts.title')} style={{ marginBottom: 24 }}>
      <Typography.Title level={5} style={{ marginTop: 0 }}>
        {t('starts.titleCount', { count: data.total })}
      </Typography.Title>
      <Typography.Paragraph type="secondary">{t('starts.hint')}</Typography.Paragraph>
      <StartTable onChanged={() => void mutate()} />
    </section>
  );
}

function StartTable({ onChanged }: { onChanged: () => void }) {
  const t = useOpsWords();
  const { can, http } = useWorkplace();
  const state = useLocalListState();
  const isNarrow = useSizeClass() === 0;
  const [rows, setRows] = useState<readonly OperationsStart[]>([]);
  const [acting, setActing] = useState<Acting>();
  const { chosen, reload, table } = useChosenRows<OperationsStart>(nameOf);
  const optionColumn = useOptionColumn(2);
  const offered = startActs.filter(({ right }) => can(`workflow_ops_${right}`));
  const ticked = rows.filter(({ id }) => chosen.includes(id));
  const actsAt = ({ isSuspended }: OperationsStart) =>
    offered.filter(({ act }) => !(isSuspended && act === 'retryStart'));
  const columns: KitColumn<OperationsStart>[] = [
    ...nameFirst(useStartColumns(), 'processDefinitionName', isNarrow),
    {
      ...optionColumn,
      render: (_, row) => (
        <RowActions
          acts={actsAt(row).map(({ act, isDanger }) => ({
            ...{ key: act, label: t(`starts.acts.${act}`), isDanger },
            run: () => setActing({ act, rows: [row] }),
          }))}
        />
      ),
    },
  ];
  return (
    <>
      <PagedTable<OperationsStart>
        rowKey="id"
        name="ops-starts"
        actionRef={table.actionRef}
        rowSelection={offered.length > 0 && table.rowSelection}
        columns={columns}
        state={state}
        headerTitle={
          <ChosenBar count={ticked.length} onClear={reload}>
            <MenuButton
              type="primary"
              size="small"
              menu={{
                items: offered.map(({ act, isDanger }) => ({
                  ...{ key: act, label: t(`starts.acts.${act}`), danger: isDanger },
                  onClick: () => setActing({ act, rows: ticked }),
                })),
              }}
            >
              {t('starts.more')}
            </MenuButton>
          </ChosenBar>
        }
        load={(query) => http.get<Page<OperationsStart>>(listCall, query)}
        onPage={({ records }) => setRows(records)}
      />
      {acting ? (
        <StartDialog
          {...acting}
          nameOf={nameOf}
          onDone={() => {
            reload();
            onChanged();
          }}
          onClose={() => setActing(undefined)}
        />
      ) : null}
    </>
  );
}

function useStartColumns(): KitColumn<OperationsStart>[] {
  const t = useOpsWords();
  return [
    {
      ...{ title: t('process'), dataIndex: 'processDefinitionName', width: 160, ellipsis: true },
      render: (_, { processDefinitionName, version }) => `${processDefinitionName} v${String(version)}`,
    },
    { title: t('starts.node'), dataIndex: 'nodeName', width: 110, ellipsis: true },
    {
      ...{ title: t('starts.kind'), dataIndex: 'kind', width: 90 },
      render: (_, { kind }) => t(`starts.kinds.${kind}`),
    },
    {
      ...{ title: t('why'), dataIndex: 'detail', width: 260 },
      render: (_, { detail, isSuspended }) => (
        <>
          {isSuspended ? <StateTag tone="attention" text={t('starts.suspended')} /> : null}
          <span style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{detail ?? '—'}</span>
        </>
      ),
    },
    { title: t('starts.due'), dataIndex: 'dueTime', width: 150 },
  ];
}

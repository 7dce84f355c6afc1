import type { ReactNode } from 'react';
import { CloseOutlined, DownOutlined, ExportOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { taskPath } from '../../../components/task-params.ts';
import type { TaskParams } from '../../../components/task-params.ts';
import { FilterDrawer } from '../../../kit/lists/filter-drawer.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { CasePage } from '../case/case-page.tsx';
import { TaskCard } from './task-card.tsx';
import { TaskCards } from './task-cards.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useOpenTask } from './use-inbox-address.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import { useTaskFilters } from './use-task-filters.ts';
import { useTaskPage } from './use-task-page.ts';

interface SplitViewProps {
  list: TaskListName;
  /** The task that is open. */
  task: TaskParams;
}

/** The list at the left and the open case at the right; what is decided makes way for the next one. */
export function SplitView({ list, task }: SplitViewProps) {
  const t = useTranslations('process');
  const state = useAddressListState();
  const { show } = useOpenTask();
  const { data, error, mutate } = useTaskPage(list, state);
  const { at, previous, next, openNext } = useNeighbours(task, { rows: data?.records, read: mutate, show });
  useShortcuts({ j: () => next && show(next), k: () => previous && show(previous) });
  const close = () => show(undefined);
  return (
    <div className="inbox-split">
      <section className="inbox-list" aria-label={t(`lists.${list}`)}>
        <div className="inbox-tools">
          <FilterDrawer name={`${list}List`} fields={useTaskFilters(list)} state={state} />
          <ShortcutHelp />
        </div>
        <TaskCards
          page={data}
          isRefused={error !== undefined}
          state={state}
          card={(row) => <TaskCard row={row} isOpen={row.taskId === task.taskId} onOpen={() => show(row)} />}
        />
      </section>
      <section className="inbox-case" aria-label={t('openCase')}>
        <div className="inbox-tools">
          <Tool
            label={t('previousTask')}
            icon={<UpOutlined />}
            {...(previous && { run: () => show(previous) })}
          />
          <Tool label={t('nextTask')} icon={<DownOutlined />} {...(next && { run: () => show(next) })} />
          {data && at >= 0 ? <span>{t('taskOf', { at: at + 1, total: data.records.length })}</span> : null}
          <span className="inbox-gap" />
          <Link to={taskPath(task)}>
            <ExportOutlined aria-hidden /> {t('ownPage')}
          </Link>
          <Tool label={t('closeCase')} icon={<CloseOutlined />} run={close} />
        </div>
        <CasePage key={task.taskId} {...task} onDecided={() => void openNext()} />
      </section>
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Absent where there is nothing to go to. */
  run?: () => void;
}

function Tool({ label, icon, run }: ToolProps) {
  return (
    <Tooltip title={label}>
      <Button type="text" icon={icon} aria-label={label} disabled={!run} onClick={run} />
    </Tooltip>
  );
}

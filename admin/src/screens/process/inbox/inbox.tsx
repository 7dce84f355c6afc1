import { Badge, Tabs } from 'antd';
import { useTranslations } from 'use-intl';

import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { useTaskCounts } from '../../../components/tasks/use-task-counts.ts';
import { useSizeClass } from '../../../kit/page/size-class.ts';
import { SplitView } from './split-view.tsx';
import { TaskCardsPage } from './task-cards-page.tsx';
import { TaskTable } from './task-table.tsx';
import { useInboxTabs, useOpenTask } from './use-inbox-address.ts';
import './inbox.css';

/** One inbox of an officer: what he may take, what he holds and what he has done, each with how much waits there. */
export function Inbox({ first }: { first: TaskListName }) {
  const t = useTranslations('process');
  const { tab, tabs, turnTo } = useInboxTabs(first);
  const counts = useTaskCounts();
  const items = tabs.map((list) => ({
    key: list,
    label: (
      <>
        {t(`lists.${list}`)}{' '}
        {list === 'done' ? null : <Waiting waiting={counts?.[list]} name={t('waitingTasks')} />}
      </>
    ),
    children: list === tab ? <TaskBox key={list} list={list} /> : null,
  }));
  return <Tabs className="inbox" activeKey={tab} items={items} onChange={turnTo} />;
}

/** How many tasks wait, in red where some of them are late. */
function Waiting({
  waiting,
  name,
}: {
  waiting: { total: number; overdue: number } | undefined;
  name: string;
}) {
  if (!waiting || waiting.total === 0) return null;
  const { total, overdue } = waiting;
  return <Badge count={total} color={overdue > 0 ? 'red' : 'blue'} title={`${String(total)} ${name}`} />;
}

/** A list as the window has room for it: cards on a phone, the list beside the open case on a wide screen, else a table. */
function TaskBox({ list }: { list: TaskListName }) {
  const size = useSizeClass();
  const { open } = useOpenTask();
  if (size === 0) return <TaskCardsPage list={list} />;
  return size === 3 && open ? <SplitView list={list} task={open} /> : <TaskTable list={list} />;
}

import { useTranslations } from 'use-intl';

import type { TaskCounts } from '@policy/shared/contract/workflow/inbox.ts';

import { useTaskCounts } from '../../components/tasks/use-task-counts.ts';

const most = 99;

const counted = ['claim', 'todo', 'copy'] as const;
type Counted = (typeof counted)[number];

/** How much waits behind an entry of the side menu; nothing is asked for where the menu has no such entry. */
export function MenuBadge({ code }: { code: string }) {
  const list = counted.find((name) => name === code);
  return list ? <Waiting list={list} /> : null;
}

/** By itself, so that a count that comes draws itself anew and not the menu. */
function Waiting({ list }: { list: Counted }) {
  const t = useTranslations('process');
  const counts = useTaskCounts();
  if (!counts) return null;
  const { total, overdue } = waitingIn(counts, list);
  if (total === 0) return null;
  const of = list === 'copy' ? t('unreadCopies') : t('waitingTasks');
  return (
    <span className="shell-badge" data-overdue={overdue > 0} title={`${String(total)} ${of}`}>
      {total > most ? `${String(most)}+` : total}
    </span>
  );
}

/** Copies wait to be read, and none is late. */
const waitingIn = (counts: TaskCounts, list: Counted) =>
  list === 'copy' ? { total: counts.unreadCopies, overdue: 0 } : counts[list];

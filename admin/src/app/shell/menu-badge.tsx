import { useTranslations } from 'use-intl';

import { useTaskCounts } from '../../components/tasks/use-task-counts.ts';

const most = 99;

const counted = ['claim', 'todo'] as const;

/** How much waits behind an entry of the side menu; nothing is asked for where the menu has no such entry. */
export function MenuBadge({ code }: { code: string }) {
  const list = counted.find((name) => name === code);
  return list ? <Waiting list={list} /> : null;
}

/** By itself, so that a count that comes draws itself anew and not the menu. */
function Waiting({ list }: { list: (typeof counted)[number] }) {
  const t = useTranslations('process');
  const counts = useTaskCounts();
  const { total, overdue } = counts?.[list] ?? { total: 0, overdue: 0 };
  if (total === 0) return null;
  return (
    <span className="shell-badge" data-overdue={overdue > 0} title={`${String(total)} ${t('waitingTasks')}`}>
      {total > most ? `${String(most)}+` : total}
    </span>
  );
}

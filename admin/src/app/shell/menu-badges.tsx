import { useTranslations } from 'use-intl';

import { taskLists } from '@policy/shared/contract/workflow/task-lists.ts';

import { useTaskCounts } from '../../components/tasks/use-task-counts.ts';
import type { MenuNode } from '../menu/menu.ts';
import type { MenuBadges } from './side-menu-items.tsx';

const most = 99;

const has = (nodes: readonly MenuNode[], codes: readonly string[]): boolean =>
  nodes.some(({ code, children }) => codes.includes(code) || has(children, codes));

/** How much waits behind the entries of the side menu; nothing is asked for where it has none of them. */
export function useMenuBadges(menu: readonly MenuNode[]): MenuBadges {
  const t = useTranslations('process');
  const counts = useTaskCounts(has(menu, taskLists));
  if (!counts) return {};
  const of = ({ total, overdue }: { total: number; overdue: number }) =>
    total === 0 ? null : (
      <span
        className="shell-badge"
        data-overdue={overdue > 0}
        title={`${String(total)} ${t('waitingTasks')}`}
      >
        {total > most ? `${String(most)}+` : total}
      </span>
    );
  return { claim: of(counts.claim), todo: of(counts.todo) };
}

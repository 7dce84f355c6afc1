import { useTranslations } from 'use-intl';

import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import type { Act } from '../../../kit/acts/row-actions.tsx';
import type { TaskRow } from '../task-shapes.ts';
import { useClaim } from '../use-claim.ts';
import { useOpening } from './use-opening.ts';

/** What can be done with a task of a list, the usual first; `onChanged` hears of it once a list is no longer what it was. */
export function useTaskActs(list: TaskListName, onChanged: () => void): (row: TaskRow) => Act[] {
  const t = useTranslations('process');
  const claim = useClaim();
  const open = useOpening();
  const take = async (row: TaskRow, isOpened: boolean) => {
    const isMine = await claim(row);
    onChanged();
    if (isMine && isOpened) open(row);
  };
  return (row) => {
    const look = { key: 'look', label: t('look'), run: () => open(row) };
    if (list === 'todo') return [{ ...look, label: t('handle') }];
    if (list === 'done') return [look];
    return [
      { key: 'take', label: t('claimAndHandle'), run: () => void take(row, true) },
      { key: 'claim', label: t('claim'), run: () => void take(row, false) },
      look,
    ];
  };
}

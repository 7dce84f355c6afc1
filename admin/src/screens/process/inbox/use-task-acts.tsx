import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import type { Act } from '../../../kit/acts/row-actions.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { DiagramDialog } from '../case/history/diagram-dialog.tsx';
import type { TaskRow } from '../task-shapes.ts';
import { useClaim } from '../use-claim.ts';
import { useOpening } from './use-opening.ts';

const ActDialog = lazyPart(() => import('../acts/act-dialog.tsx'));

interface TaskActs {
  actsOf: (row: TaskRow) => Act[];
  /** The dialog of the act that was chosen. */
  part: ReactNode;
}

/** What can be done with a task of a list, the usual first; `onChanged` hears of it once a list is no longer what it was. */
export function useTaskActs(list: TaskListName, onChanged: () => void): TaskActs {
  const t = useTranslations('process');
  const [charted, setCharted] = useState<string>();
  const [withdrawn, setWithdrawn] = useState<string>();
  const claim = useClaim();
  const open = useOpening();
  const take = async (row: TaskRow, isOpened: boolean) => {
    const isMine = await claim(row);
    onChanged();
    if (isMine && isOpened) open(row);
  };
  const actsOf = (row: TaskRow): Act[] => {
    const look = { key: 'look', label: t('look'), run: () => open(row) };
    const chart = { key: 'diagram', label: t('diagram'), run: () => setCharted(row.processInstanceId) };
    if (list === 'todo') return [{ ...look, label: t('handle') }, chart];
    if (list === 'done')
      return row.mayWithdraw
        ? [look, { key: 'withdraw', label: t('withdraw'), run: () => setWithdrawn(row.taskId) }, chart]
        : [look, chart];
    return [
      { key: 'take', label: t('claimAndHandle'), run: () => void take(row, true) },
      { key: 'claim', label: t('claim'), run: () => void take(row, false) },
      ...[look, chart],
    ];
  };
  const part = (
    <>
      {charted ? <DiagramDialog processInstanceId={charted} onClose={() => setCharted(undefined)} /> : null}
      {withdrawn ? (
        <Suspense fallback={null}>
          <ActDialog
            act="withdraw"
            taskId={withdrawn}
            rev={undefined}
            backTargets={[]}
            onGivenAway={onChanged}
            onChanged={() => {
              onChanged();
              return Promise.resolve();
            }}
            onClose={() => setWithdrawn(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
  return { actsOf, part };
}

import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import { useRefreshTasks } from '../../../../components/tasks/use-task-counts.ts';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { TerminateDialog } from '../../acts/terminate-dialog.tsx';
import { useActWords } from '../../acts/use-act-words.ts';
import { useWithdrawal } from '../../acts/use-withdrawal.ts';
import type { MenuAct } from '../../acts/use-case-acts.tsx';
import type { TaskDetail } from '../../task-shapes.ts';

const PrintedCase = lazyPart(() => import('./printed-case.tsx'));

/** What the reader may do with the whole case, whoever holds it: print it, take back what he started, and end it where he may. */
export function useProcessActs(
  detail: TaskDetail,
  on: { ended: () => void; changed: () => void },
): { acts: MenuAct[]; part: ReactNode } {
  const t = useActWords();
  const refresh = useRefreshTasks();
  const [chosen, setChosen] = useState<'print' | 'terminate'>();
  const withdraw = useWithdrawal();
  const close = useCallback(() => setChosen(undefined), []);
  const end = { key: 'terminate', label: t('terminate'), run: () => setChosen('terminate') };
  const back = {
    ...{ key: 'withdraw', label: t('withdrawProcess') },
    run: () => withdraw(detail.process, on.changed),
  };
  const acts = [
    { key: 'print', label: t('print'), run: () => setChosen('print') },
    ...(detail.process.mayWithdraw ? [back] : []),
    ...(detail.process.mayTerminate ? [end] : []),
  ];
  const { processInstanceId } = detail.process;
  const ended = () => {
    void refresh();
    on.ended();
  };
  const part = (
    <>
      {chosen === 'print' ? (
        <Suspense fallback={null}>
          <PrintedCase detail={detail} onDone={close} />
        </Suspense>
      ) : null}
      {chosen === 'terminate' ? (
        <TerminateDialog {...{ processInstanceId }} onSaved={ended} onClose={close} />
      ) : null}
    </>
  );
  return { acts, part };
}

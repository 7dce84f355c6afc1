import { Suspense, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

import { useRefreshTasks } from '../../../../components/tasks/use-task-counts.ts';
import { lazyPart } from '../../../../kit/page/lazy-part.ts';
import { TerminateDialog } from '../../acts/terminate-dialog.tsx';
import { useActWords } from '../../acts/use-act-words.ts';
import type { MenuAct } from '../../acts/use-case-acts.tsx';
import type { TaskDetail } from '../../task-shapes.ts';

const PrintedCase = lazyPart(() => import('./printed-case.tsx'));

/** What the reader may do with the whole case, whoever holds it: print it, and end it where he may. */
export function useProcessActs(
  detail: TaskDetail,
  onEnded: () => void,
): { acts: MenuAct[]; part: ReactNode } {
  const t = useActWords();
  const refresh = useRefreshTasks();
  const [chosen, setChosen] = useState<'print' | 'terminate'>();
  const close = useCallback(() => setChosen(undefined), []);
  const end = { key: 'terminate', label: t('terminate'), run: () => setChosen('terminate') };
  const acts = [
    { key: 'print', label: t('print'), run: () => setChosen('print') },
    ...(detail.process.mayTerminate ? [end] : []),
  ];
  const { processInstanceId } = detail.process;
  const ended = () => {
    void refresh();
    onEnded();
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

import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import type { Act } from '../../../kit/acts/row-actions.tsx';
import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import { useWithdrawal } from '../acts/use-withdrawal.ts';
import { DiagramDialog } from '../case/history/diagram-dialog.tsx';
import { startPath } from '../start/start-params.ts';
import { taskDetail } from '../task-shapes.ts';
import type { TaskDetail } from '../task-shapes.ts';
import type { ProcessRow } from './process-table.tsx';

const ActDialog = lazyPart(() => import('../acts/act-dialog.tsx'));
const PrintedCase = lazyPart(() => import('../case/print/printed-case.tsx'));

/** What the list of what somebody started tells of a process. */
export interface SentRow extends ProcessRow {
  processDefinitionKey: string;
  taskName: string | null;
  assigneeName: string | null;
  createTime: string;
  endTime: string | null;
  mayWithdraw: boolean;
  /** It comes back to the reader by that, instead of ending. */
  comesBack?: boolean;
  /** The step whose handler may be urged. */
  urgedTaskId?: string | null;
}

type Chosen =
  | { kind: 'urge'; taskId: string; reload: () => void }
  | { kind: 'chart'; processInstanceId: string }
  | { kind: 'print'; detail: TaskDetail };

/** What somebody may do with a process that he started: urge its handler, start one like it, look at its way, print it, and take it back. */
export function useSentActs(): { actsOf: (row: SentRow, reload: () => void) => Act[]; part: ReactNode } {
  const t = useActWords();
  const { http } = useWorkplace();
  const navigate = useNavigate();
  const withdraw = useWithdrawal();
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  const print = async (processInstanceId: string) => {
    const detail = await http.get<unknown>('blade-workflow/process/detail', { processInstanceId });
    setChosen({ kind: 'print', detail: taskDetail.parse(detail) });
  };
  const actsOf = (row: SentRow, reload: () => void): Act[] => {
    const { processInstanceId, processDefinitionKey: processDefKey, urgedTaskId } = row;
    const urge = (taskId: string) => () => setChosen({ kind: 'urge', taskId, reload });
    const again = () => void navigate(startPath({ processDefKey, fromId: processInstanceId }));
    const chart = () => setChosen({ kind: 'chart', processInstanceId });
    const printing = () => void print(processInstanceId).catch(passOverRefusal);
    return [
      ...(urgedTaskId ? [{ key: 'urge', label: t('urge'), run: urge(urgedTaskId) }] : []),
      // What is about a business row begins with that row, and not with a form.
      ...(row.businessKey === null ? [{ key: 'again', label: t('startAgain'), run: again }] : []),
      { key: 'chart', label: t('chart'), run: chart },
      { key: 'print', label: t('print'), run: printing },
      ...(row.mayWithdraw
        ? [
            {
              ...{ key: 'withdraw', label: t('withdrawProcess'), isDanger: true },
              run: () => withdraw(row, reload),
            },
          ]
        : []),
    ];
  };
  return { actsOf, part: chosen ? <ChosenAct chosen={chosen} onClose={close} /> : null };
}

function ChosenAct({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  if (chosen.kind === 'chart')
    return <DiagramDialog processInstanceId={chosen.processInstanceId} onClose={onClose} />;
  return (
    <Suspense fallback={null}>
      {chosen.kind === 'print' ? (
        <PrintedCase detail={chosen.detail} onDone={onClose} />
      ) : (
        <ActDialog
          act="urge"
          taskId={chosen.taskId}
          rev={undefined}
          backTargets={[]}
          onGivenAway={chosen.reload}
          onChanged={() => {
            chosen.reload();
            return Promise.resolve();
          }}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

import { App } from 'antd';

import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useActWords } from './use-act-words.ts';

/** A process that its starter may take back. */
interface Withdrawn {
  processInstanceId: string;
  title?: string | null | undefined;
  processDefinitionName: string;
  /** It comes back to him by that, instead of ending. */
  comesBack?: boolean | null | undefined;
}

/** Asks, and takes a process back; what is shown of it is read again either way, as somebody may have decided meanwhile. */
export function useWithdrawal() {
  const t = useActWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const refresh = useRefreshTasks();
  return (
    { processInstanceId, title, processDefinitionName: process, comesBack }: Withdrawn,
    reload: () => void,
  ) => {
    const asked = comesBack ? 'withdrawBackConfirm' : 'withdrawConfirm';
    ask({ title: t(asked, { name: title ?? process }), isDanger: true }, () =>
      http
        .post('blade-workflow/process/withdrawTask', { processInstanceId })
        .then(() => void message.success(t('withdrawn')))
        .finally(() => {
          reload();
          void refresh();
        }),
    );
  };
}

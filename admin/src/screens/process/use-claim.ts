import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { useRefreshTasks } from '../../components/tasks/use-task-counts.ts';
import type { TaskParams } from '../../components/task-params.ts';
import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';

/** A task as it is claimed: its state is told where it was read, so that one that has changed meanwhile is refused. */
interface Claimed extends TaskParams {
  rev?: number | undefined;
}

/** Claims a task; true where the reader has it now. Where somebody else was faster the frame says so, and the lists are read anew either way. */
export function useClaim(): (task: Claimed) => Promise<boolean> {
  const t = useTranslations('process');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const refresh = useRefreshTasks();
  return async ({ taskId, rev }) => {
    try {
      await http.post('blade-workflow/process/claimTask', { taskId, rev });
      void message.success(t('claimed'));
      return true;
    } catch (error) {
      passOverRefusal(error);
      return false;
    } finally {
      void refresh();
    }
  };
}

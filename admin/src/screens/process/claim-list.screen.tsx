import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { TaskList } from './task-list.tsx';
import type { TaskRow } from './task-shapes.ts';

/** Tasks offered to the reader's roles and departments; whoever claims first has it. */
export default function ClaimListScreen() {
  const t = useTranslations('process');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const claim = async ({ taskId, rev }: TaskRow, reload: () => void) => {
    try {
      await http.post('blade-workflow/process/claimTask', { taskId, rev });
      void message.success(t('claimed'));
    } finally {
      // Refused means that somebody else was faster: the row is gone either way.
      reload();
    }
  };
  return (
    <TaskList
      call="claimList"
      acts={(row, reload) => [
        { key: 'claim', label: t('claim'), run: () => void claim(row, reload).catch(passOverRefusal) },
      ]}
    />
  );
}

import { App } from 'antd';

import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import { useProcessColumns } from './process-columns.tsx';
import { ProcessTable } from './process-table.tsx';
import type { ProcessRow } from './process-table.tsx';

interface SentRow extends ProcessRow {
  taskName: string | null;
  assigneeName: string | null;
  createTime: string;
  endTime: string | null;
  mayWithdraw: boolean;
}

/** What the reader has started: where each stands, and who has it in hand; he takes back what nobody has decided about. */
export default function SendListScreen() {
  const t = useActWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { ask } = useAsk();
  const refresh = useRefreshTasks();
  const withdraw = ({ processInstanceId, title, processDefinitionName }: SentRow, reload: () => void) =>
    ask({ title: t('withdrawConfirm', { name: title ?? processDefinitionName }), isDanger: true }, () =>
      http
        .post('blade-workflow/process/withdrawTask', { processInstanceId })
        .then(() => void message.success(t('withdrawn')))
        // Somebody may have decided meanwhile: the list says so either way.
        .finally(() => {
          reload();
          void refresh();
        }),
    );
  const column = useProcessColumns<SentRow>();
  return (
    <ProcessTable<SentRow>
      call="sendList"
      rowKey="processInstanceId"
      actsOf={(row, reload) =>
        row.mayWithdraw
          ? [
              {
                key: 'withdraw',
                label: t('withdrawProcess'),
                isDanger: true,
                run: () => withdraw(row, reload),
              },
            ]
          : []
      }
      filters={['title', 'process', 'category', 'state', 'started']}
      columns={[
        column.process,
        column.state,
        { title: t('currentStep'), dataIndex: 'taskName', width: 140, ellipsis: true },
        { title: t('handlers'), dataIndex: 'assigneeName', width: 120, ellipsis: true },
        column.started,
        column.ended,
        column.category,
      ]}
    />
  );
}

import { Button } from 'antd';

import { useRefreshTasks } from '../../../components/tasks/use-task-counts.ts';
import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { ChosenBar } from '../../../kit/chosen/chosen-bar.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { StateTag } from '../../../kit/values/state-tag.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import { useProcessColumns } from './process-columns.tsx';
import { ProcessTable } from './process-table.tsx';
import type { ProcessRow } from './process-table.tsx';

interface CopyRow extends ProcessRow {
  copyId: string;
  taskName: string;
  startUserName: string | null;
  fromUserName: string | null;
  createTime: string;
  readTime: string | null;
}

const isUnread = ({ readTime }: CopyRow): boolean => readTime === null;

/** Cases that the reader was given to know of; who opens one has read it, or says so without opening it, and the list and its count say so. */
export default function CopyListScreen() {
  const t = useActWords();
  const { http } = useWorkplace();
  const refresh = useRefreshTasks();
  const column = useProcessColumns<CopyRow>();
  const read = async (asked: { processInstanceId: string } | { processInstanceIds: string[] }) => {
    await http.post('blade-workflow/process/readCopy', asked).catch(passOverRefusal);
    await refresh();
  };
  const readOne = async ({ processInstanceId, readTime }: CopyRow) => {
    if (readTime === null) await read({ processInstanceId });
  };
  const readAll = (rows: readonly CopyRow[], reload: () => void) =>
    void read({ processInstanceIds: [...new Set(rows.map(({ processInstanceId: id }) => id))] }).then(reload);
  return (
    <ProcessTable<CopyRow>
      call="copyList"
      rowKey="copyId"
      filters={['title', 'read', 'process', 'category', 'starter', 'state', 'started']}
      onOpen={readOne}
      actsOf={(row, reload) =>
        isUnread(row)
          ? [{ key: 'read', label: t('markRead'), run: () => void readOne(row).then(reload) }]
          : []
      }
      batch={{
        mayTick: isUnread,
        bar: (rows, reload) => (
          <ChosenBar count={rows.length} onClear={reload}>
            <Button type="primary" size="small" onClick={() => readAll(rows, reload)}>
              {t('markRead')}
            </Button>
          </ChosenBar>
        ),
      }}
      columns={[
        {
          ...{ title: t('readState'), dataIndex: 'readTime', width: 90 },
          render: (_, { readTime }) =>
            readTime === null ? (
              <StateTag tone="attention" text={t('unread')} />
            ) : (
              <StateTag tone="quiet" text={t('read')} />
            ),
        },
        column.process,
        { title: t('step'), dataIndex: 'taskName', width: 120, ellipsis: true },
        column.state,
        column.starter,
        { title: t('from'), dataIndex: 'fromUserName', width: 120, ellipsis: true },
        { ...column.started, title: t('copiedAt') },
        column.category,
      ]}
    />
  );
}

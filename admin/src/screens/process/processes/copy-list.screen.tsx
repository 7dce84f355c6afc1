import { passOverRefusal } from '../../../kit/acts/pass-over-refusal.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { StateTag } from '../../../kit/values/state-tag.tsx';
import { useActWords } from '../acts/use-act-words.ts';
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

/** Cases that the reader was given to know of; who opens one has read it. */
export default function CopyListScreen() {
  const t = useActWords();
  const { http } = useWorkplace();
  const markRead = ({ processInstanceId, readTime }: CopyRow) => {
    if (readTime === null)
      http.post('blade-workflow/process/readCopy', { processInstanceId }).catch(passOverRefusal);
  };
  return (
    <ProcessTable<CopyRow>
      call="copyList"
      rowKey="copyId"
      onOpen={markRead}
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
        { title: t('processName'), dataIndex: 'processDefinitionName', width: 150, ellipsis: true },
        { title: t('step'), dataIndex: 'taskName', width: 120, ellipsis: true },
        {
          title: t('starter'),
          dataIndex: 'startUserName',
          width: 140,
          ellipsis: true,
          onCell: () => ({ style: { maxWidth: 140 } }),
        },
        { title: t('from'), dataIndex: 'fromUserName', width: 120, ellipsis: true },
        { title: t('copiedAt'), dataIndex: 'createTime', width: 170 },
      ]}
    />
  );
}

import { useActWords } from '../acts/use-act-words.ts';
import { useProcessColumns } from './process-columns.tsx';
import { ProcessTable } from './process-table.tsx';
import { useSentActs } from './use-sent-acts.tsx';
import type { SentRow } from './use-sent-acts.tsx';

/** What the reader has started: where each stands, and who has it in hand; he takes back what nobody has decided about. */
export default function SendListScreen() {
  const t = useActWords();
  const { actsOf, part } = useSentActs();
  const column = useProcessColumns<SentRow>();
  return (
    <>
      <ProcessTable<SentRow>
        call="sendList"
        rowKey="processInstanceId"
        actsOf={actsOf}
        filters={['title', 'process', 'category', 'state', 'started', 'ended']}
        columns={[
          column.process,
          column.state,
          { title: t('currentStep'), dataIndex: 'taskName', width: 140, ellipsis: true },
          { title: t('handlers'), dataIndex: 'assigneeName', width: 120, ellipsis: true },
          column.started,
          column.ended,
          { ...column.lasted, isLesser: true },
          column.category,
        ]}
      />
      {part}
    </>
  );
}

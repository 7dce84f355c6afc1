import { useNavigate } from 'react-router';

import { text } from '@policy/shared/contract/kit/field.ts';
import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { taskPath } from '../../../components/task-params.ts';
import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { nameFirst } from '../../../kit/columns/name-column.ts';
import { fieldBeside } from '../../../kit/entity/fields.ts';
import { EntityFilter } from '../../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useSizeClass } from '../../../kit/page/size-class.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import '../inbox/inbox.css';

/** What every list of processes tells. */
export interface ProcessRow {
  processInstanceId: string;
  processDefinitionName: string;
  serialNumber: string | null;
  title: string | null;
  processStatus: string;
}

interface ProcessTableProps<Row extends ProcessRow> {
  call: 'sendList' | 'doneList' | 'copyList';
  rowKey: string & keyof Row;
  columns: readonly KitColumn<Row>[];
  onOpen?: (row: Row) => void;
}

/** Under what the reader's columns of each list are kept; `doneList` is what he has kept of his done tasks. */
const namesKept = { sendList: 'sendList', doneList: 'endedList', copyList: 'copyList' };

const line = text(100, { search: true });
const titleWidth = 200;

/** A list of processes; its first column opens the case. */
export function ProcessTable<Row extends ProcessRow>({
  call,
  rowKey,
  columns,
  onOpen,
}: ProcessTableProps<Row>) {
  const t = useActWords();
  const { http } = useWorkplace();
  const name = namesKept[call];
  const state = useAddressListState();
  const navigate = useNavigate();
  const isNarrow = useSizeClass() === 0;
  const open = (row: Row) => {
    onOpen?.(row);
    void navigate(taskPath({ taskId: '', processInstanceId: row.processInstanceId }));
  };
  const title: KitColumn<Row> = {
    ...{ title: t('title'), dataIndex: 'title', width: titleWidth },
    render: (_, row) => (
      <>
        <button
          type="button"
          className="task-card-title"
          style={{ maxWidth: titleWidth }}
          onClick={() => open(row)}
        >
          {row.title ?? row.processDefinitionName}
        </button>
        {row.serialNumber ? <div className="case-quiet">{row.serialNumber}</div> : null}
      </>
    ),
  };
  return (
    <>
      <EntityFilter
        name={name}
        fields={[fieldBeside({ name: 'title', label: t('titleOrNo'), schema: line })]}
        state={state}
      />
      <PagedTable<Row>
        rowKey={rowKey}
        name={name}
        columns={nameFirst([title, ...columns], 'title', isNarrow)}
        state={state}
        load={(query) => http.get<Page<Row>>(`blade-workflow/process/${call}`, query)}
      />
    </>
  );
}

import { Table } from 'antd';

import { importActs } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportAct, ImportProblem, ImportedRow } from '@policy/shared/contract/kit/import-events.ts';

import { StateTag } from '../values/state-tag.tsx';
import type { Tone } from '../values/state-tag.tsx';
import { useSheetWords } from './use-sheet-words.ts';

const paged = { pageSize: 10, showSizeChanger: false, hideOnSinglePage: true, responsive: true };
const narrow = 72;

/** What is wrong with a sheet: the row, the title of the column, and a sentence with the value and the rule. */
export function ProblemTable({ problems }: { problems: readonly ImportProblem[] }) {
  const t = useSheetWords();
  const titles = [...new Set(problems.map(({ column }) => column))];
  const nameOf = (title: string) => title || t('wholeRow');
  return (
    <Table
      size="small"
      rowKey={({ row, column, message }) => `${String(row)} ${column} ${message}`}
      dataSource={[...problems]}
      columns={[
        { title: t('row'), dataIndex: 'row', width: narrow },
        {
          title: t('column'),
          dataIndex: 'column',
          width: '30%',
          render: nameOf,
          filters: titles.map((value) => ({ value, text: nameOf(value) })),
          onFilter: (value, { column }) => column === value,
        },
        { title: t('message'), dataIndex: 'message' },
      ]}
      pagination={paged}
    />
  );
}

const tones: Record<ImportAct, Tone> = { add: 'good', change: 'active', leave: 'quiet', refuse: 'bad' };

/** What would come of each row of a sheet. */
export function RowTable({ rows }: { rows: readonly ImportedRow[] }) {
  const t = useSheetWords();
  const acts = importActs.filter((act) => rows.some((row) => row.act === act));
  return (
    <Table
      size="small"
      rowKey="row"
      dataSource={[...rows]}
      columns={[
        { title: t('row'), dataIndex: 'row', width: narrow },
        { title: t('key'), dataIndex: 'key' },
        {
          title: t('act'),
          dataIndex: 'act',
          render: (act: ImportAct) => <StateTag tone={tones[act]} text={t(`acts.${act}`)} />,
          filters: acts.map((value) => ({ value, text: t(`acts.${value}`) })),
          onFilter: (value, { act }) => act === value,
        },
        {
          title: t('changedColumns'),
          dataIndex: 'columns',
          render: (columns: string[]) => columns.join(t('and')),
        },
      ]}
      pagination={paged}
    />
  );
}

import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useTranslations } from 'use-intl';

import { StateTag } from '../../kit/values/state-tag.tsx';
import { KeyScroll } from '../../kit/page/key-scroll.tsx';
import type { HistoryItem } from './task-shapes.ts';

function stateOf({ endTime, isCandidate }: HistoryItem, t: ReturnType<typeof useTranslations<'process'>>) {
  if (endTime) return { tone: 'good' as const, text: t('finished') };
  return isCandidate
    ? { tone: 'attention' as const, text: t('waiting') }
    : { tone: 'active' as const, text: t('running') };
}

/** What happened, step by step: who, when, and what he said. */
export function HistoryList({ steps }: { steps: readonly HistoryItem[] }) {
  const t = useTranslations('process');
  const nodes = steps
    .filter(({ historyActivityType }) => historyActivityType !== 'sequenceFlow')
    .map((step, index) => ({ ...step, key: `${step.historyActivityId}-${index}` }));
  const columns: TableColumnsType<(typeof nodes)[number]> = [
    {
      title: t('step'),
      dataIndex: 'historyActivityName',
      render: (name: string | null, { historyActivityId }) => name || historyActivityId,
    },
    { title: t('handler'), dataIndex: 'assigneeName', render: (name?: string | null) => name ?? '—' },
    { title: t('startTime'), dataIndex: 'createTime', render: (time?: string | null) => time ?? '—' },
    { title: t('endTime'), dataIndex: 'endTime', render: (time?: string | null) => time ?? '—' },
    {
      title: t('status'),
      key: 'state',
      render: (_, step) => <StateTag {...stateOf(step, t)} />,
    },
    {
      title: t('comment'),
      key: 'comments',
      render: (_, { comments }) => comments?.map(({ content }) => content).join('；') || '—',
    },
  ];
  return (
    <KeyScroll>
      <Table
        size="small"
        rowKey="key"
        columns={columns}
        dataSource={nodes}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
    </KeyScroll>
  );
}

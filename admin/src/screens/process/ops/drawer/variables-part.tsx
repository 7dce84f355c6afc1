import { Skeleton, Table } from 'antd';

import type { OperationsVariable } from '@policy/shared/contract/workflow/operations.ts';

import { useOpsWords } from '../use-ops-words.ts';
import { useOfProcess } from './use-of-process.ts';

/** The variables of a process as they are kept. */
export function VariablesPart({ id }: { id: string }) {
  const t = useOpsWords();
  const variables = useOfProcess<OperationsVariable[]>('variables', id);
  if (!variables) return <Skeleton active title={false} />;
  return (
    <Table<OperationsVariable>
      rowKey="name"
      size="small"
      pagination={false}
      dataSource={variables}
      locale={{ emptyText: t('noVariables') }}
      columns={[
        { title: t('variable'), dataIndex: 'name' },
        {
          ...{ title: t('value'), dataIndex: 'value' },
          render: (value: unknown) => (
            <span style={{ wordBreak: 'break-all' }}>
              {typeof value === 'string' ? value : JSON.stringify(value)}
            </span>
          ),
        },
        { title: t('size'), dataIndex: 'size', render: (count: number) => t('bytes', { count }) },
      ]}
    />
  );
}

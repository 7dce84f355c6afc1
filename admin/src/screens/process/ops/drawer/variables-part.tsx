import { useState } from 'react';
import { Button, Skeleton, Space, Table } from 'antd';

import type { OperationsVariable, OperationsVariables } from '@policy/shared/contract/workflow/operations.ts';

import { useWorkplace } from '../../../../kit/page/session-context.tsx';
import { useSizeClass } from '../../../../kit/page/size-class.ts';
import { useOpsWords } from '../use-ops-words.ts';
import { useOfProcess, useRefreshOfProcess } from './use-of-process.ts';
import { VariableDialog } from './variable-dialog.tsx';
import type { VariableAct } from './variable-dialog.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The variables of a process as they are kept; who may, sets them and takes them away while it is under way. */
export function VariablesPart({ id, hasEnded }: { id: string; hasEnded: boolean }) {
  const t = useOpsWords();
  const { can } = useWorkplace();
  const told = useOfProcess<OperationsVariables>('variables', id);
  const refresh = useRefreshOfProcess(id);
  const [act, setAct] = useState<VariableAct>();
  const isNarrow = useSizeClass() === 0;
  if (!told) return <Skeleton active title={false} />;
  const named = { title: t('variable'), dataIndex: 'name' };
  const valued = {
    ...{ title: t('value'), dataIndex: 'value' },
    render: (value: unknown) => (
      <span style={{ wordBreak: 'break-all', display: 'inline-block', maxWidth: 360 }}>{textOf(value)}</span>
    ),
  };
  const sized = { title: t('size'), dataIndex: 'size', render: (count: number) => t('bytes', { count }) };
  // On a phone three columns would leave a value a letter's width.
  const inOne = {
    ...{ title: t('variable'), key: 'whole' },
    render: (_: unknown, { name, value }: OperationsVariable) => (
      <>
        <strong style={{ wordBreak: 'break-all' }}>{name}</strong>
        <div style={{ wordBreak: 'break-all' }}>{textOf(value)}</div>
      </>
    ),
  };
  const mayChange = can('workflow_ops_set_variable') && !hasEnded;
  return (
    <>
      {mayChange ? (
        <Button style={{ marginBottom: 12 }} onClick={() => setAct({ kind: 'set' })}>
          {t('addVariable')}
        </Button>
      ) : null}
      <Table<OperationsVariable>
        rowKey="name"
        size="small"
        pagination={false}
        dataSource={told.variables}
        locale={{ emptyText: t('noVariables') }}
        columns={[
          ...(isNarrow ? [inOne] : [named, valued, sized]),
          ...(mayChange
            ? [
                {
                  key: 'acts',
                  render: (_: unknown, variable: OperationsVariable) => (
                    <Space size="small" direction={isNarrow ? 'vertical' : 'horizontal'}>
                      <Button size="small" onClick={() => setAct({ kind: 'set', variable })}>
                        {t('changeVariable')}
                      </Button>
                      <Button size="small" danger onClick={() => setAct({ kind: 'remove', variable })}>
                        {t('removeVariable')}
                      </Button>
                    </Space>
                  ),
                },
              ]
            : []),
        ]}
      />
      {act ? (
        <VariableDialog
          {...{ id, act, rev: told.rev }}
          onDone={() => void refresh()}
          onClose={() => setAct(undefined)}
        />
      ) : null}
    </>
  );
}

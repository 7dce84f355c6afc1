import { Form } from 'antd';
import useSWR from 'swr';

import type { OperationsNode } from '@policy/shared/contract/workflow/operations.ts';

import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { ActForm } from './ops-acts.ts';
import type { OpsRow } from './ops-shapes.ts';
import { useOpsWords } from './use-ops-words.ts';

interface NodeItemProps {
  row: OpsRow;
  kind: NonNullable<ActForm['node']>;
}

/** The step that a process goes to: one that was done, or any to which it can be moved. */
export function NodeItem({ row, kind }: NodeItemProps) {
  const t = useOpsWords();
  const { http, locale } = useWorkplace();
  const { taskId, processInstanceId } = row;
  const asked = taskId ? { taskId } : { processInstanceId };
  const { data, isLoading } = useSWR<OperationsNode[], Error>(
    ['ops-nodes', taskId, processInstanceId, locale],
    () => http.get<OperationsNode[]>('blade-workflow/ops/processNodes', asked),
    { revalidateOnFocus: false },
  );
  // Gateways and what else goes on by itself is seldom what is meant, and stands last.
  const nodes = (data ?? [])
    .filter((node) => node[kind] && !(kind === 'isTarget' && node.isCurrent))
    .toSorted((one, other) => rank(one) - rank(other));
  const standing = (data ?? []).filter(({ isCurrent }) => isCurrent);
  return (
    <>
      {taskId || standing.length === 0 ? null : (
        <FromItem key={processInstanceId} row={row} standing={standing} />
      )}
      <Form.Item name="nodeId" label={t('node')} rules={[{ required: true, message: t('nodeRequired') }]}>
        <ItemSelect
          showSearch
          optionFilterProp="label"
          loading={isLoading}
          notFoundContent={isLoading ? null : t('noNode')}
          options={nodes.map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName }))}
        />
      </Form.Item>
    </>
  );
}

/** From where a process is moved that no task stands for: from the joins that it waits in, or from wherever it stands. */
function FromItem({
  row: { standingAt = [] },
  standing,
}: {
  row: OpsRow;
  standing: readonly OperationsNode[];
}) {
  const t = useOpsWords();
  const joins = standingAt.flatMap(({ kind, nodeId }) => (kind === 'join' && nodeId ? [nodeId] : []));
  return (
    <Form.Item
      name="fromNodeIds"
      label={t('from')}
      initialValue={joins.length > 0 ? joins : standing.map(({ nodeId }) => nodeId)}
      rules={[{ required: true, message: t('nodeRequired') }]}
    >
      <ItemSelect
        mode="multiple"
        options={standing.map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName }))}
      />
    </Form.Item>
  );
}

const rank = ({ nodeType }: OperationsNode): number =>
  nodeType === 'userTask' ? 0 : nodeType.endsWith('Gateway') ? 2 : 1;

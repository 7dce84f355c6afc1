import { Form } from 'antd';

import type { OperationsNode } from '@policy/shared/contract/workflow/operations.ts';

import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import type { OpsRow } from './ops-shapes.ts';
import { isOneVersion, useNodes } from './use-nodes.ts';
import { useOpsWords } from './use-ops-words.ts';

/** The step that processes are moved to, whatever their diagrams say. */
export function NodeItem({ rows }: { rows: readonly OpsRow[] }) {
  const t = useOpsWords();
  const { nodes, isLoading } = useNodes(rows);
  const [row, ...others] = rows;
  const isSingle = others.length === 0;
  // Gateways and what else goes on by itself is seldom what is meant, and stands last.
  const targets = nodes
    .filter(({ isTarget, isCurrent }) => isTarget && !(isSingle && isCurrent))
    .toSorted((one, other) => rank(one) - rank(other));
  const standing = nodes.filter(({ isCurrent }) => isCurrent);
  const isByProcess = isSingle && row && !row.taskId && standing.length > 0;
  return (
    <>
      {isByProcess ? <FromItem key={row.processInstanceId} row={row} standing={standing} /> : null}
      <Form.Item
        name="nodeId"
        label={t('node')}
        extra={isOneVersion(rows) ? undefined : t('oneVersion')}
        rules={[{ required: true, message: t('nodeRequired') }]}
      >
        <ItemSelect
          showSearch
          optionFilterProp="label"
          loading={isLoading}
          notFoundContent={isLoading ? null : t('noNode')}
          options={targets.map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName }))}
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

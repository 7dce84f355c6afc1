import { Form, Radio } from 'antd';

import { afterReturns, returnTargets } from '@policy/shared/contract/workflow/returning.ts';

import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import type { OpsRow } from './ops-shapes.ts';
import { useNodes } from './use-nodes.ts';
import { useOpsTask } from './use-ops-task.ts';
import { useOpsWords } from './use-ops-words.ts';

/**
 * Whom or which step tasks go back to, and what comes then. What one task lets is known; of several each is asked when it is
 * returned, and steps are offered where all are of one version.
 */
export function BackItem({ rows }: { rows: readonly OpsRow[] }) {
  const t = useOpsWords();
  const words = useActWords();
  const [row, ...others] = rows;
  const isSingle = others.length === 0;
  const told = useOpsTask(isSingle ? row?.taskId : undefined);
  const { nodes, isLoading } = useNodes(rows);
  const backTo = isSingle ? (told?.backTo ?? []) : returnTargets;
  const options = [
    ...backTo.map((value) => ({ value, label: words(`backTo.${value}`) })),
    ...nodes
      .filter(({ isBehind }) => isBehind)
      .map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName })),
  ];
  const isReading = isLoading || (isSingle && !told);
  return (
    <>
      <Form.Item
        name="target"
        label={words('target')}
        rules={[{ required: true, message: t('nodeRequired') }]}
      >
        <ItemSelect
          showSearch
          optionFilterProp="label"
          loading={isReading}
          notFoundContent={isReading ? null : t('noNode')}
          options={options}
        />
      </Form.Item>
      <AfterwardsItem rows={rows} isAsked={!isSingle || told?.asksAfterwards === true} />
    </>
  );
}

/** What comes then is for whoever returns, unless the step says it; whoever applied answers a case straight. */
function AfterwardsItem({ rows, isAsked }: { rows: readonly OpsRow[]; isAsked: boolean }) {
  const words = useActWords();
  const target = Form.useWatch<string | undefined>('target', Form.useFormInstance());
  const isCase = rows.some(({ businessKey }) => businessKey !== null);
  if (!isAsked || (target === 'owner' && isCase)) return null;
  return (
    <Form.Item name="afterwards" label={words('afterwards')} initialValue={afterReturns[0]}>
      <Radio.Group options={afterReturns.map((value) => ({ value, label: words(`afterReturn.${value}`) }))} />
    </Form.Item>
  );
}

import { Form, Radio } from 'antd';

import { afterReturns, returnTargets } from '@policy/shared/contract/workflow/returning.ts';

import { ItemSelect } from '../../../kit/inputs/item-select.tsx';
import { useActWords } from '../acts/use-act-words.ts';
import type { OpsRow } from './ops-shapes.ts';
import { useNodes } from './use-nodes.ts';
import { useOpsTask } from './use-ops-task.ts';
import { useOpsWords } from './use-ops-words.ts';

interface Target {
  value: string;
  label: string;
}

/** To whom and to which steps tasks may go back, and whether whoever returns them says what comes then. */
function useTargets(rows: readonly OpsRow[]): {
  targets: readonly Target[];
  isReading: boolean;
  asks: boolean;
} {
  const words = useActWords();
  const [row, ...others] = rows;
  const isSingle = others.length === 0;
  const told = useOpsTask(isSingle ? row?.taskId : undefined);
  const { nodes, isLoading } = useNodes(rows);
  // Of several each is asked when it is returned.
  const { backTo, asksAfterwards: asks } = isSingle ? (told ?? untold) : anybody;
  const steps = nodes.filter(({ isBehind }) => isBehind);
  return {
    targets: [
      ...backTo.map((value) => ({ value, label: words(`backTo.${value}`) })),
      ...steps.map(({ nodeId, nodeName }) => ({ value: nodeId, label: nodeName })),
    ],
    isReading: isLoading || (isSingle && !told),
    asks,
  };
}

const untold = { backTo: [], asksAfterwards: false };
const anybody = { backTo: returnTargets, asksAfterwards: true };

/** Whom or which step tasks go back to, and what comes then; of several, steps are offered where all are of one version. */
export function BackItem({ rows }: { rows: readonly OpsRow[] }) {
  const t = useOpsWords();
  const words = useActWords();
  const { targets, isReading, asks } = useTargets(rows);
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
          options={[...targets]}
        />
      </Form.Item>
      <AfterwardsItem rows={rows} isAsked={asks} />
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

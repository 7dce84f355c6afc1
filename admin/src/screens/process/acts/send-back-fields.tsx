import { Form, Radio, Select } from 'antd';

import { afterReturns, returnTargets } from '@policy/shared/contract/workflow/returning.ts';
import type { BackNode, ReturnTarget } from '@policy/shared/contract/workflow/returning.ts';

import { useActWords } from './use-act-words.ts';

/** Whom a task may be sent back to: the step before, whoever started the process, or a step. */
export type BackTarget = BackNode | ReturnTarget;

const isNamed = (target: BackTarget): target is ReturnTarget => typeof target === 'string';

/** A target as the call spells it; steps go by their ids. */
export function toOf(target: string): { to: ReturnTarget } | { nodeId: string } {
  const to = returnTargets.find((one) => one === target);
  return to ? { to } : { nodeId: target };
}

/** Asks where a task goes back to, and what comes then. */
export function SendBackFields({ targets }: { targets: readonly BackTarget[] }) {
  const t = useActWords();
  const optionOf = (target: BackTarget): { value: string; label: string } =>
    isNamed(target)
      ? { value: target, label: t(`backTo.${target}`) }
      : { value: target.nodeId, label: target.nodeName };
  const options = targets.map(optionOf);
  return (
    <>
      <Form.Item name="target" label={t('target')} initialValue={options[0]?.value}>
        <Select options={options} />
      </Form.Item>
      <Form.Item name="afterwards" label={t('afterwards')} initialValue={afterReturns[0]}>
        <Radio.Group options={afterReturns.map((value) => ({ value, label: t(`afterReturn.${value}`) }))} />
      </Form.Item>
    </>
  );
}

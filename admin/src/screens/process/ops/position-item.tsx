import { Form, Radio } from 'antd';

import { signerPositions } from '@policy/shared/contract/workflow/status.ts';

import { useOpsWords } from './use-ops-words.ts';

/** When somebody signs besides the holder of a task. */
export function PositionItem() {
  const t = useOpsWords();
  return (
    <Form.Item name="position" label={t('position')}>
      <Radio.Group options={signerPositions.map((value) => ({ value, label: t(`positions.${value}`) }))} />
    </Form.Item>
  );
}

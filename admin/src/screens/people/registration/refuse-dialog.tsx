import { Form, Modal } from 'antd';

import { ReasonItem } from '../../../kit/acts/reason-item.tsx';
import { useDecision } from './use-decision.ts';
import type { DecisionProps } from './use-decision.ts';
import { useRegistrationWords } from './use-registration-words.ts';

/** Refuses a request; the reason is kept with it. */
export function RefuseDialog(props: DecisionProps) {
  const t = useRegistrationWords();
  const [form] = Form.useForm<{ reason: string }>();
  const { decide, isBusy } = useDecision('refuse', props);
  return (
    <Modal open title={t('refuse')} confirmLoading={isBusy} onOk={form.submit} onCancel={props.onClose}>
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={decide}>
        <ReasonItem label={t('reason')} missing={t('reasonEmpty')} />
      </Form>
    </Modal>
  );
}

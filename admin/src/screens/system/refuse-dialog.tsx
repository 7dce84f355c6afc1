import { Form, Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { useDecision } from './use-decision.ts';
import type { DecisionProps } from './use-decision.ts';

/** Refuses a request; the reason is kept with it. */
export function RefuseDialog(props: DecisionProps) {
  const t = useTranslations('registration');
  const [form] = Form.useForm<{ reason: string }>();
  const { decide, isBusy } = useDecision('refuse', props);
  return (
    <Modal open title={t('refuse')} confirmLoading={isBusy} onOk={form.submit} onCancel={props.onClose}>
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={decide}>
        <Form.Item
          name="reason"
          label={t('reason')}
          rules={[{ required: true, whitespace: true, message: t('reasonEmpty') }]}
        >
          <Input.TextArea rows={3} maxLength={200} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { useState } from 'react';
import { Descriptions, Form, Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { useWorkplace } from '../../kit/session-context.tsx';

interface Told {
  phone: string;
  content: string;
}

/** Shows a message of the outbox to whoever says why he reads it; the log keeps both. */
export function RevealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('resource');
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const [form] = Form.useForm<{ reason: string }>();
  const [told, setTold] = useState<Told>();
  const ask = async ({ reason }: { reason: string }) =>
    setTold(await http.post<Told>('blade-resource/sms-log/reveal', { id, reason }));
  return (
    <Modal
      open
      title={t('reveal')}
      okText={k('ok')}
      cancelText={k('cancel')}
      onOk={told ? onClose : form.submit}
      onCancel={onClose}
    >
      {told ? (
        <Descriptions
          column={1}
          items={[
            { key: 'phone', label: t('phone'), children: told.phone },
            { key: 'content', label: t('reveal'), children: told.content },
          ]}
        />
      ) : (
        // The frame tells a refusal; the dialog stays open.
        <Form
          form={form}
          name="sms-reveal"
          layout="vertical"
          onFinish={(values) => void ask(values).catch(() => undefined)}
        >
          <Form.Item
            name="reason"
            label={t('reason')}
            rules={[{ required: true, whitespace: true, message: t('reasonEmpty') }]}
          >
            <Input.TextArea rows={3} maxLength={200} showCount />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}

import { Form, Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

interface NameViewProps {
  onNamed: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks what a view is to be called. */
export function NameView({ onNamed, onClose }: NameViewProps) {
  const t = useTranslations('views');
  const [form] = Form.useForm<{ name: string }>();
  return (
    <Modal open title={t('keep')} onOk={() => form.submit()} onCancel={onClose}>
      <Form form={form} layout="vertical" onFinish={({ name }) => void onNamed(name.trim())}>
        <Form.Item
          name="name"
          label={t('name')}
          extra={t('keepHint')}
          rules={[{ required: true, whitespace: true, message: t('nameNeeded') }]}
        >
          <Input autoFocus maxLength={20} showCount />
        </Form.Item>
      </Form>
    </Modal>
  );
}

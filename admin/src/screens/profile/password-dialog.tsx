import { useState } from 'react';
import { Form, Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';

interface PasswordDialogProps {
  title: string;
  /** What follows once the password is right; it stays open while that is refused. */
  act: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks a person for his own password before something about his account is changed. */
export function PasswordDialog({ title, act, onClose }: PasswordDialogProps) {
  const t = useTranslations('secondFactor');
  const k = useTranslations('kit');
  const [form] = Form.useForm<{ password: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async ({ password }: { password: string }) => {
    setIsBusy(true);
    try {
      await act(password);
      onClose();
    } catch (error) {
      // The frame says the sentence; the field waits for another try.
      if (!(error instanceof ApiError)) throw error;
      form.resetFields();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      maskClosable={false}
      okText={k('ok')}
      cancelText={k('cancel')}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} name="proof" layout="vertical" onFinish={save}>
        <Form.Item
          name="password"
          label={t('ownPassword')}
          rules={[{ required: true, message: t('ownPasswordRequired') }]}
        >
          <Input.Password autoFocus autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}

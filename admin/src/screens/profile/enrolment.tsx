import { useState } from 'react';
import { Button, Form, Input, QRCode, Space, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';

import type { Begun } from './use-second-factor.ts';

interface EnrolmentProps {
  begun: Begun;
  confirm: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** The picture and the key for an authenticator, and the field for its first code. */
export function Enrolment({ begun, confirm, onCancel }: EnrolmentProps) {
  const t = useTranslations('secondFactor');
  const k = useTranslations('kit');
  const [form] = Form.useForm<{ code: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const send = async ({ code }: { code: string }) => {
    setIsBusy(true);
    try {
      await confirm(code);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.resetFields();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-label={t('title')}>
      <Typography.Paragraph>{t('scan')}</Typography.Paragraph>
      <div role="img" aria-label={t('picture')} className="factor-picture">
        {/* Black on white in every theme: cameras read nothing else. */}
        <QRCode value={begun.uri} size={200} color="#000000" bgColor="#ffffff" />
      </div>
      <Typography.Paragraph>
        {t('key')}{' '}
        <Typography.Text code copyable>
          {begun.secret}
        </Typography.Text>
      </Typography.Paragraph>
      <Form form={form} name="enrolment" layout="vertical" onFinish={send}>
        <Form.Item
          name="code"
          label={t('firstCode')}
          rules={[{ required: true, message: t('codeRequired') }]}
        >
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={6} />
        </Form.Item>
        <Space>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('confirm')}
          </Button>
          <Button onClick={onCancel}>{k('cancel')}</Button>
        </Space>
      </Form>
    </section>
  );
}

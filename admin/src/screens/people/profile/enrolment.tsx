import { Button, Form, Input, QRCode, Space, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { useAttempt } from '../../../kit/acts/use-attempt.ts';
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
  const { form, isBusy, attempt } = useAttempt<{ code: string }>(({ code }) => confirm(code));
  return (
    <section aria-label={t('title')}>
      <Typography.Paragraph>{t('scan')}</Typography.Paragraph>
      <div className="factor-picture">
        {/* Black on white in every theme: cameras read nothing else. */}
        <QRCode aria-label={t('picture')} value={begun.uri} size={200} color="#000000" bgColor="#ffffff" />
      </div>
      <Typography.Paragraph>
        {t('key')}{' '}
        <Typography.Text code copyable>
          {begun.secret}
        </Typography.Text>
      </Typography.Paragraph>
      <Form form={form} name="enrolment" layout="vertical" onFinish={attempt}>
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

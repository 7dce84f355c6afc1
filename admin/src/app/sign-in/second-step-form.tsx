import { useState } from 'react';
import { Button, Form, Input, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { session } from '../site.ts';

interface SecondStepFormProps {
  /** Stands for the sign-in whose password was right. */
  ticket: string;
  /** Before a code is tried: what was said of the last one is over. */
  onAttempt: () => void;
  onDone: () => Promise<void> | void;
  onBack: () => void;
}

/** The second step of signing in: the code of an authenticator, or a recovery code. */
export function SecondStepForm({ ticket, onAttempt, onDone, onBack }: SecondStepFormProps) {
  const t = useTranslations('secondFactor');
  const [form] = Form.useForm<{ code: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const finish = async ({ code }: { code: string }) => {
    setIsBusy(true);
    onAttempt();
    try {
      await session.finishSignIn({ ticket, code });
      await onDone();
    } catch (error) {
      // The page says the server's sentence.
      if (!(error instanceof ApiError)) throw error;
      form.resetFields();
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Form form={form} name="secondStep" layout="vertical" requiredMark={false} onFinish={finish}>
      <Typography.Paragraph>{t('stepLead')}</Typography.Paragraph>
      <Form.Item name="code" label={t('code')} rules={[{ required: true, message: t('codeRequired') }]}>
        <Input autoFocus autoComplete="one-time-code" maxLength={40} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('verify')}
      </Button>
      <Button type="link" block onClick={onBack}>
        {t('back')}
      </Button>
    </Form>
  );
}

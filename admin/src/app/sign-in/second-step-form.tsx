import { Button, Form, Input, Typography } from 'antd';
import { useTranslations } from 'use-intl';

import { useAttempt } from '../../kit/acts/use-attempt.ts';
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
  const { form, isBusy, attempt } = useAttempt<{ code: string }>(async ({ code }) => {
    onAttempt();
    await session.finishSignIn({ ticket, code });
    await onDone();
  });
  return (
    <Form form={form} name="secondStep" layout="vertical" requiredMark={false} onFinish={attempt}>
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

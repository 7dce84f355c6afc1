import { Form, Input } from 'antd';
import { useTranslations } from 'use-intl';

import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { useAttempt } from '../../../kit/acts/use-attempt.ts';
import { focusFirst } from '../../../kit/page/focus-first.ts';

interface PasswordDialogProps {
  title: string;
  /** What follows once the password is right; it stays open while that is refused. */
  act: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks a person for his own password before something about his account is changed. */
export function PasswordDialog({ title, act, onClose }: PasswordDialogProps) {
  const t = useTranslations('secondFactor');
  const { form, isBusy, attempt } = useAttempt<{ password: string }>(async ({ password }) => {
    await act(password);
    onClose();
  });
  return (
    <SaveDialog title={title} okText="ok" isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <Form form={form} name="proof" layout="vertical" onFinish={attempt}>
        <Form.Item
          name="password"
          label={t('ownPassword')}
          rules={[{ required: true, message: t('ownPasswordRequired') }]}
        >
          <Input.Password ref={focusFirst} autoComplete="current-password" />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}

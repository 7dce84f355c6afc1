import { Form, Input } from 'antd';
import { useTranslations } from 'use-intl';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import type { SaidProof } from '@policy/shared/client/passkeys.ts';

import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { useAttempt } from '../../../kit/acts/use-attempt.ts';
import { focusFirst } from '../../../kit/page/focus-first.ts';
import { KeyButton } from './ways/key-button.tsx';

interface PasswordDialogProps {
  title: string;
  hasKey: boolean;
  /** What follows once the proof is right; it stays open while that is refused. */
  act: (proof: SaidProof) => Promise<unknown>;
  onClose: () => void;
}

/** Asks a person for his own password, or a key of his, before something about his account is changed. */
export function PasswordDialog({ title, hasKey, act, onClose }: PasswordDialogProps) {
  const t = useTranslations('secondFactor');
  const go = async (proof: SaidProof) => {
    await act(proof);
    onClose();
  };
  const { form, isBusy, attempt } = useAttempt<{ password: string }>(({ password }) =>
    go({ password: hashPassword(password) }),
  );
  const tell = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    form.setFields([{ name: 'password', errors: [error.msg] }]);
  };
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
        {hasKey ? <KeyButton purpose="secondFactor" onProof={go} onRefused={tell} /> : null}
      </Form>
    </SaveDialog>
  );
}

import { useState } from 'react';
import { Alert, App, Form, Input } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useContactWords } from './use-contact-words.ts';

interface Asked {
  id: string;
  minutes: number;
  oldPlace: 'phone' | 'email' | null;
}

interface ContactDialogProps {
  kind: 'phone' | 'email';
  /** What it is called. */
  field: string;
  onDone: () => void;
  onClose: () => void;
}

type Values = Partial<Record<'value' | 'password' | 'newCode' | 'oldCode', string>>;

/** Changes where a person is reached: first what is new and the password, then the codes that came there and to the old place. */
export function ContactDialog({ kind, field, onDone, onClose }: ContactDialogProps) {
  const t = useContactWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Values>();
  const [asked, setAsked] = useState<Asked>();
  const send = async ({ value = '', password = '', newCode = '', oldCode = '' }: Values) => {
    if (!asked) {
      const sent = { kind, value: value.trim(), password: hashPassword(password) };
      setAsked(await http.post<Asked>('blade-user/contact/ask', sent, { quiet: true }));
      return;
    }
    const sent = { id: asked.id, newCode: newCode.trim(), oldCode: oldCode.trim() };
    await http.post('blade-user/contact/confirm', sent, { quiet: true });
    void message.success(t('changed'));
    onDone();
  };
  const finish = (values: Values) =>
    run(() => send(values)).catch((error: unknown) => {
      if (error instanceof ApiError && error.errors.length === 0)
        form.setFields([{ name: asked ? 'newCode' : 'value', errors: [error.msg] }]);
      else tellAtFields(form, error);
    });
  const required = (message_: string) => [{ required: true, message: message_ }];
  return (
    <SaveDialog
      title={t('title', { field })}
      okText="ok"
      isSaving={isBusy}
      onSave={form.submit}
      onClose={onClose}
    >
      <Form form={form} name="contact" layout="vertical" onFinish={(values) => void finish(values)}>
        {asked ? (
          <>
            <Alert type="info" showIcon role="status" message={t('sent', { minutes: asked.minutes })} />
            <Form.Item name="newCode" label={t('newCode', { field })} rules={required(t('codeRequired'))}>
              <Input autoComplete="one-time-code" inputMode="numeric" maxLength={20} />
            </Form.Item>
            {asked.oldPlace ? (
              <Form.Item
                name="oldCode"
                label={t(asked.oldPlace === 'phone' ? 'oldPhone' : 'oldEmail')}
                rules={required(t('codeRequired'))}
              >
                <Input autoComplete="one-time-code" inputMode="numeric" maxLength={20} />
              </Form.Item>
            ) : null}
          </>
        ) : (
          <>
            <Form.Item
              name="value"
              label={t('value', { field })}
              rules={required(t('valueRequired', { field }))}
            >
              <Input autoComplete="off" maxLength={100} />
            </Form.Item>
            <Form.Item name="password" label={t('password')} rules={required(t('passwordRequired'))}>
              <Input.Password autoComplete="current-password" maxLength={100} />
            </Form.Item>
          </>
        )}
      </Form>
    </SaveDialog>
  );
}

import { useState } from 'react';
import { Alert, App, Form, Input } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import type { SaidProof } from '@policy/shared/client/passkeys.ts';

import { SaveDialog } from '../../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useContactWords } from './use-contact-words.ts';
import { KeyButton } from './ways/key-button.tsx';
import { useWays } from './ways/use-ways.ts';

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
  const { ways } = useWays();
  const ask = async ({ value = '' }: Values, proof: SaidProof) => {
    const sent = { kind, value: value.trim(), ...proof };
    setAsked(await http.post<Asked>('blade-user/contact/ask', sent, { quiet: true }));
  };
  const send = async ({ password = '', newCode = '', oldCode = '', ...values }: Values) => {
    if (!asked) {
      await ask(values, { password: hashPassword(password) });
      return;
    }
    const sent = { id: asked.id, newCode: newCode.trim(), oldCode: oldCode.trim() };
    await http.post('blade-user/contact/confirm', sent, { quiet: true });
    void message.success(t('changed'));
    onDone();
  };
  const tell = (error: unknown) => {
    if (error instanceof ApiError && error.errors.length === 0)
      form.setFields([{ name: asked ? 'newCode' : 'value', errors: [error.msg] }]);
    else tellAtFields(form, error);
  };
  const finish = (values: Values) => run(() => send(values)).catch(tell);
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
            {(ways?.passkeys.length ?? 0) > 0 ? (
              <KeyButton
                purpose="contact"
                isReady={() =>
                  form.validateFields(['value']).then(
                    () => true,
                    () => false,
                  )
                }
                onProof={(key) => ask(form.getFieldsValue(), key)}
                onRefused={tell}
              />
            ) : null}
          </>
        )}
      </Form>
    </SaveDialog>
  );
}

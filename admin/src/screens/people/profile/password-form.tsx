import { App, Button, Form, Input } from 'antd';
import { useTranslations } from 'use-intl';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { refreshCookieHeader, siteKeys } from '@policy/shared/auth/storage/site.ts';

import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

const names = ['oldPassword', 'newPassword', 'newPassword1'] as const;
type Change = Record<(typeof names)[number], string>;
const completions = {
  oldPassword: 'current-password',
  newPassword: 'new-password',
  newPassword1: 'new-password',
};

/** Replaces the password of the person at work; all his sessions end with it, and he signs in anew. */
export function PasswordForm() {
  const t = useTranslations('people.profile');
  const k = useTranslations('kit');
  const { http, sessionOver } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Change>();
  const isSame = (_: unknown, value: string) =>
    value === form.getFieldValue('newPassword')
      ? Promise.resolve()
      : Promise.reject(new Error(t('mismatch')));
  const save = async ({ oldPassword, ...fresh }: Change) => {
    try {
      // The old one goes as sign-in sends it, the new one in plain, so that the server can hold it to the policy.
      const change = { oldPassword: hashPassword(oldPassword), ...fresh };
      const headers = { [refreshCookieHeader]: siteKeys.admin };
      await http.post('blade-user/update-password', change, { headers });
    } catch (error) {
      tellAtFields(form, error);
      return;
    }
    form.resetFields();
    void message.success(t('signInAnew'));
    sessionOver();
  };
  return (
    <Form<Change>
      form={form}
      name="password"
      layout="vertical"
      className="profile-form"
      onFinish={(change) => void run(() => save(change))}
    >
      {names.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(name)}
          dependencies={name === 'newPassword1' ? ['newPassword'] : []}
          rules={[
            { required: true, message: t(`${name}Required`) },
            ...(name === 'newPassword1' ? [{ validator: isSame }] : []),
          ]}
        >
          <Input.Password autoComplete={completions[name]} />
        </Form.Item>
      ))}
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {k('save')}
      </Button>
    </Form>
  );
}

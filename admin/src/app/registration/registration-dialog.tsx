import { useState } from 'react';
import { App, Button, Form, Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { dialogWidths } from '@policy/shared/auth/storage/constants.ts';

import { useTenant } from '../sign-in/use-tenant.ts';
import { useRegister } from './use-register.ts';
import { warningOf } from './warnings.ts';
import type { RegistrationForm } from './warnings.ts';
import './registration.css';

const fields = ['name', 'account', 'password', 'password2'] as const;
const empty: RegistrationForm = { tenantId: '', name: '', account: '', password: '', password2: '' };
const isSecret = (field: string) => field.startsWith('password');

/** Blanks around a name are slips; in a password they count. */
const trimmed = ({ tenantId, name, account, ...passwords }: RegistrationForm): RegistrationForm => ({
  ...{ tenantId: tenantId.trim(), name: name.trim(), account: account.trim() },
  ...passwords,
});

/** The dialog 账号注册: it cannot be put away, and says one thing at a time that is missing. */
export function RegistrationDialog() {
  const t = useTranslations('people.registration');
  const { message } = App.useApp();
  const tenant = useTenant();
  const { register, isBusy } = useRegister();
  const [typed, setTyped] = useState(empty);
  const form = trimmed({ ...typed, tenantId: tenant?.tenantId ?? typed.tenantId });
  const shown = tenant === null ? (['tenantId', ...fields] as const) : fields;
  const submit = () => {
    const warning = warningOf(form);
    if (warning) void message.warning(t(warning));
    else void register(form);
  };
  const footer = (
    <Button
      type="primary"
      htmlType="submit"
      form="registration"
      loading={isBusy}
      disabled={tenant === undefined}
    >
      {t('ok')}
    </Button>
  );
  return (
    <Modal
      open
      title={t('title')}
      width={dialogWidths.registration}
      className="registration"
      closable={false}
      keyboard={false}
      maskClosable={false}
      footer={footer}
    >
      <Form id="registration" layout="vertical" onFinish={submit}>
        {shown.map((field) => (
          <Form.Item key={field} label={t(field)} htmlFor={`registration-${field}`}>
            <Input
              id={`registration-${field}`}
              type={isSecret(field) ? 'password' : 'text'}
              autoComplete={isSecret(field) ? 'new-password' : 'off'}
              value={typed[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
            />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  );
}

import { Button, Form, Input, Radio } from 'antd';
import { z } from 'zod/mini';

import { deviceKey } from '@policy/shared/auth/session/standing.ts';
import { deviceTokenHeader } from '@policy/shared/auth/storage/site.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { http, store } from '../../site.ts';
import { CaptchaField } from '../captcha-field.tsx';
import { useCaptcha } from '../use-captcha.ts';
import { tenantMeant, useTenant } from '../use-tenant.ts';
import { useResetWords } from './use-reset-words.ts';

interface Asking {
  tenantId?: string;
  account: string;
  by: 'phone' | 'email';
  code: string;
}

interface AskFormProps {
  onAsked: (asked: { by: Asking['by']; id: string; minutes: number }) => void;
}

/** Which account, and whether a code or a link proves that it is the reader's. */
export function AskForm({ onAsked }: AskFormProps) {
  const t = useResetWords();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Asking>();
  const captcha = useCaptcha();
  const tenant = useTenant();
  const ask = async ({ tenantId, account, by, code }: Asking) => {
    try {
      const asked = { tenantId: (await tenantMeant(tenant, tenantId)) ?? '', account, by };
      const headers = {
        ...{ 'Captcha-Key': captcha.key, 'Captcha-Code': code },
        [deviceTokenHeader]: store.read(deviceKey, z.string()) ?? '',
      };
      const options = { anonymous: true, quiet: true, headers };
      const told = await http.post<{ id: string; minutes: number }>(
        'blade-user/password-reset/ask',
        asked,
        options,
      );
      onAsked({ by, ...told });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setFieldValue('code', '');
      captcha.renew();
      const message = error.errors.length > 0 ? '' : error.msg;
      if (message) form.setFields([{ name: 'code', errors: [message] }]);
      else tellAtFields(form, error);
    }
  };
  const asked = (name: 'tenant' | 'account' | 'captcha') => ({
    label: t(name),
    rules: [{ required: true, message: t(`${name}Required`) }],
  });
  return (
    <Form<Asking>
      form={form}
      name="reset"
      layout="vertical"
      requiredMark={false}
      initialValues={{ by: 'phone' }}
      onFinish={(values) => void run(() => ask(values))}
    >
      {tenant === null ? (
        <Form.Item name="tenantId" {...asked('tenant')}>
          <Input autoComplete="organization" />
        </Form.Item>
      ) : null}
      <Form.Item name="account" {...asked('account')}>
        <Input autoComplete="username" maxLength={50} />
      </Form.Item>
      <Form.Item name="by" label={t('by')}>
        <Radio.Group
          options={[
            { value: 'phone', label: t('phone') },
            { value: 'email', label: t('email') },
          ]}
        />
      </Form.Item>
      <Form.Item name="code" {...asked('captcha')}>
        <CaptchaField captcha={captcha} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('ask')}
      </Button>
    </Form>
  );
}

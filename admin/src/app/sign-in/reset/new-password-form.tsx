import { Button, Form, Input } from 'antd';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { tellAtFields } from '../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../kit/acts/use-busy.ts';
import { http } from '../../site.ts';
import { useResetWords } from './use-reset-words.ts';

interface NewPasswordFormProps {
  /** The request that is answered. */
  id: string;
  /** What the link carried; without it a code is asked for. */
  proof?: string;
  onDone: () => void;
}

type Values = Record<'proof' | 'newPassword' | 'newPassword1', string>;

/** The new password, twice, and the code where no link has proved the reader already. */
export function NewPasswordForm({ id, proof, onDone }: NewPasswordFormProps) {
  const t = useResetWords();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Values>();
  const finish = async (values: Values) => {
    try {
      const sent = { ...values, id, proof: proof ?? values.proof };
      await http.post('blade-user/password-reset/finish', sent, { anonymous: true, quiet: true });
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const shown = new Set<string>([
        ...(proof === undefined ? ['proof'] : []),
        'newPassword',
        'newPassword1',
      ]);
      if (error.errors.some(({ field }) => shown.has(field))) tellAtFields(form, error);
      else form.setFields([{ name: 'newPassword', errors: [error.msg] }]);
    }
  };
  const asked = (name: keyof Values) => ({
    ...{ name, label: t(name) },
    rules: [{ required: true, message: t(`${name}Required`) }],
  });
  return (
    <Form<Values>
      form={form}
      name="new-password"
      layout="vertical"
      requiredMark={false}
      onFinish={(values) => void run(() => finish(values))}
    >
      {proof === undefined ? (
        <Form.Item {...asked('proof')}>
          <Input autoComplete="one-time-code" inputMode="numeric" maxLength={20} />
        </Form.Item>
      ) : null}
      <Form.Item {...asked('newPassword')}>
        <Input.Password autoComplete="new-password" maxLength={100} />
      </Form.Item>
      <Form.Item {...asked('newPassword1')}>
        <Input.Password autoComplete="new-password" maxLength={100} />
      </Form.Item>
      <Button type="primary" htmlType="submit" block loading={isBusy}>
        {t('save')}
      </Button>
    </Form>
  );
}

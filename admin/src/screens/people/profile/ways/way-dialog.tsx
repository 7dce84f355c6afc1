import { Form, Input } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { DeviceRefused } from '@policy/shared/client/passkeys.ts';

import { SaveDialog } from '../../../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { useWayWords } from './use-way-words.ts';

const problems = {
  unsupported: 'deviceUnsupported',
  cancelled: 'deviceCancelled',
  known: 'deviceKnown',
} as const;

/** What changes about a way to sign in. */
export interface WayAct {
  title: string;
  /** A name is asked for, which begins as this. */
  label?: string;
  /** A name alone takes no proof. */
  isMild?: boolean;
  /** The password goes as sign-in sends it; empty where there is none. */
  act: (typed: { label: string; password: string }) => Promise<unknown>;
}

interface WayDialogProps {
  way: WayAct;
  hasPassword: boolean;
  onClose: () => void;
}

interface Values {
  label?: string;
  password?: string;
}

/** Asks for a name, the person's password, or both, before a way to sign in changes; what is refused stands at its field. */
export function WayDialog({ way, hasPassword, onClose }: WayDialogProps) {
  const t = useWayWords();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Values>();
  const asksPassword = hasPassword && !way.isMild;
  const send = async ({ label = '', password = '' }: Values) => {
    await way.act({ label: label.trim(), password: password === '' ? '' : hashPassword(password) });
    onClose();
  };
  const tell = (error: unknown) => {
    const name = asksPassword ? 'password' : 'label';
    if (error instanceof DeviceRefused) form.setFields([{ name, errors: [t(problems[error.problem])] }]);
    else if (error instanceof ApiError && error.errors.length === 0)
      form.setFields([{ name, errors: [error.msg] }]);
    else tellAtFields(form, error);
  };
  return (
    <SaveDialog title={way.title} okText="ok" isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <Form
        form={form}
        name="way"
        layout="vertical"
        initialValues={{ label: way.label }}
        onFinish={(values: Values) => void run(() => send(values)).catch(tell)}
      >
        {way.label === undefined ? null : (
          <Form.Item
            name="label"
            label={t('label')}
            rules={[{ required: true, message: t('labelRequired') }]}
          >
            <Input maxLength={50} />
          </Form.Item>
        )}
        {asksPassword ? (
          <Form.Item
            name="password"
            label={t('password')}
            rules={[{ required: true, message: t('passwordRequired') }]}
          >
            <Input.Password autoComplete="current-password" />
          </Form.Item>
        ) : null}
        {asksPassword || way.isMild ? null : (
          // Where nothing is typed, what is refused still has its place.
          <Form.Item name={way.label === undefined ? 'label' : 'proof'}>
            <span>{t('fresh')}</span>
          </Form.Item>
        )}
      </Form>
    </SaveDialog>
  );
}

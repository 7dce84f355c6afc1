import { Form, Input } from 'antd';
import type { FormInstance } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { DeviceRefused } from '@policy/shared/client/passkeys.ts';
import type { SaidProof } from '@policy/shared/client/passkeys.ts';
import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';

import { SaveDialog } from '../../../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../../../kit/acts/use-busy.ts';
import { deviceProblems } from './device-problems.ts';
import { KeyButton } from './key-button.tsx';
import type { KeyButtonProps } from './key-button.tsx';
import { useWayWords } from './use-way-words.ts';

/** What changes about a way to sign in. */
export interface WayAct {
  title: string;
  /** A name is asked for, which begins as this. */
  label?: string;
  /** What the person has to prove himself for; a name alone takes no proof. */
  purpose?: ProofPurpose;
  act: (typed: { label: string; proof: SaidProof }) => Promise<unknown>;
}

interface WayDialogProps {
  way: WayAct;
  hasPassword: boolean;
  /** Whether he may prove himself by a key of his device. */
  hasKey: boolean;
  onClose: () => void;
}

interface Values {
  label?: string;
  password?: string;
}

/** Asks for a name, the person's password or a key of his, or both, before a way to sign in changes; what is refused stands at its field. */
export function WayDialog({ way, hasPassword, hasKey, onClose }: WayDialogProps) {
  const t = useWayWords();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Values>();
  const { purpose } = way;
  const asksPassword = hasPassword && purpose !== undefined;
  const send = async ({ label = '' }: Values, proof: SaidProof) => {
    await way.act({ label: label.trim(), proof });
    onClose();
  };
  const byPassword = (values: Values) =>
    send(values, { password: values.password ? hashPassword(values.password) : '' });
  const tell = (error: unknown) => {
    const name = asksPassword ? 'password' : 'label';
    if (error instanceof DeviceRefused)
      form.setFields([{ name, errors: [t(deviceProblems[error.problem])] }]);
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
        onFinish={(values: Values) => void run(() => byPassword(values)).catch(tell)}
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
        {asksPassword || !purpose ? null : (
          // Where nothing is typed, what is refused still has its place.
          <Form.Item name={placeOf(way)}>
            <span>{t('fresh')}</span>
          </Form.Item>
        )}
        <ByKey
          purpose={hasKey ? purpose : undefined}
          isReady={() => fits(form, typedIn(way))}
          onProof={(key) => send(form.getFieldsValue(), key)}
          onRefused={tell}
        />
      </Form>
    </SaveDialog>
  );
}

/** Where a refusal stands while nothing is typed. */
const placeOf = ({ label }: WayAct) => (label === undefined ? 'label' : 'proof');
const typedIn = ({ label }: WayAct): (keyof Values)[] => (label === undefined ? [] : ['label']);

/** The way round the password; nothing where there is no key or nothing to prove. */
const ByKey = ({
  purpose,
  ...props
}: Omit<KeyButtonProps, 'purpose'> & { purpose: ProofPurpose | undefined }) =>
  purpose ? <KeyButton purpose={purpose} {...props} /> : null;

/** Whether these fields say what they have to; they tell where they do not. */
const fits = (form: FormInstance<Values>, names: (keyof Values)[]): Promise<boolean> =>
  form.validateFields(names).then(
    () => true,
    () => false,
  );

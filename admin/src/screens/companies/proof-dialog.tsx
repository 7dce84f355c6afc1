import { Form, Input, Radio } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { usePolicyUserWords } from './use-policy-user-words.ts';

/** What an officer decides by a proof: where somebody is reached, that he signs, or that a company's dispute is over. */
export type ProvedAct = 'contact' | 'signer' | 'settle';

interface ProofDialogProps extends Saving {
  act: ProvedAct;
  user: { id: string; version: number; companyId: string | null };
}

interface Said {
  proof: string;
  kind?: 'phone' | 'email';
  value?: string;
  officerPassword?: string;
}

/** Decides something by what the officer was shown, which is kept with the decision and can be read by whom it is about. */
export function ProofDialog({ act, user, onSaved, onClose }: ProofDialogProps) {
  const t = usePolicyUserWords();
  const { http } = useWorkplace();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Said>();
  const send = async (said: Said) => {
    try {
      await http.post(...callOf(act, user, said));
    } catch (error) {
      tellAtFields(form, error);
      return;
    }
    onSaved();
    onClose();
  };
  return (
    <SaveDialog title={t(act)} okText="ok" isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <p>{t(`${act}Hint`)}</p>
      <Form<Said>
        form={form}
        name={act}
        layout="vertical"
        initialValues={{ kind: 'phone' }}
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        {act === 'contact' ? <ContactItems /> : null}
        <Form.Item
          name="proof"
          label={t('proof')}
          extra={t('proofHint')}
          rules={[{ required: true, whitespace: true, message: t('proofRequired') }]}
        >
          <Input maxLength={200} />
        </Form.Item>
        {act === 'contact' ? <OfficerPasswordItem /> : null}
      </Form>
    </SaveDialog>
  );
}

function callOf(
  act: ProvedAct,
  { id, version: rev, companyId }: ProofDialogProps['user'],
  { officerPassword = '', ...said }: Said,
): [string, object] {
  const { proof } = said;
  if (act === 'settle') return [`${company.path}/settle`, { id: companyId, proof }];
  if (act === 'signer') return [`${portalUser.path}/signer`, { id, rev, proof }];
  const sent = { id, rev, ...said, officerPassword: hashPassword(officerPassword) };
  return [`${portalUser.path}/contact`, sent];
}

function ContactItems() {
  const t = usePolicyUserWords();
  return (
    <>
      <Form.Item name="kind" label={t('contactKind')}>
        <Radio.Group
          options={(['phone', 'email'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="value"
        label={t('contactValue')}
        rules={[{ required: true, whitespace: true, message: t('contactRequired') }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
    </>
  );
}

/** The officer's own password, by which he proves that it is he who acts. */
export function OfficerPasswordItem() {
  const t = usePolicyUserWords();
  return (
    <Form.Item
      name="officerPassword"
      label={t('officerPassword')}
      extra={t('officerPasswordHint')}
      rules={[{ required: true, message: t('officerPasswordRequired') }]}
    >
      <Input.Password autoComplete="current-password" maxLength={100} />
    </Form.Item>
  );
}

import { Form } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { ReasonItem } from '../../kit/acts/reason-item.tsx';
import { SaveDialog } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { OfficerPasswordItem } from './proof-dialog.tsx';
import { usePolicyUserWords } from './use-policy-user-words.ts';

interface DeleteDialogProps extends Saving {
  user: { id: string };
}

interface Said {
  reason: string;
  officerPassword: string;
}

/** Deletes a policy user for good; what follows is said first, the reason is kept, and the officer proves who he is. */
export function DeleteDialog({ user, onSaved, onClose }: DeleteDialogProps) {
  const t = usePolicyUserWords();
  const { http } = useWorkplace();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Said>();
  const send = async ({ reason, officerPassword }: Said) => {
    const sent = { ids: user.id, reason, officerPassword: hashPassword(officerPassword) };
    try {
      await http.post(`${portalUser.path}/remove`, sent);
    } catch (error) {
      tellAtFields(form, error);
      return;
    }
    onSaved();
    onClose();
  };
  return (
    <SaveDialog title={t('delete')} okText="ok" isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <p>{t('deleteHint')}</p>
      <Form<Said>
        form={form}
        name="delete"
        layout="vertical"
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        <ReasonItem label={t('deleteReason')} missing={t('deleteReasonRequired')} />
        <OfficerPasswordItem />
      </Form>
    </SaveDialog>
  );
}

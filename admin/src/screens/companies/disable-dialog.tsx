import { Form } from 'antd';

import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';

import { ReasonItem } from '../../kit/acts/reason-item.tsx';
import { SaveDialog, useSaving } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { usePolicyUserWords } from './use-policy-user-words.ts';

interface DisableDialogProps extends Saving {
  user: { id: string; version: number; accountStatus: string };
}

/** Switches an account off, for a reason that stays with it, or on again; what follows is said first. */
export function DisableDialog({ user, onSaved, onClose }: DisableDialogProps) {
  const t = usePolicyUserWords();
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [form] = Form.useForm<{ reason?: string }>();
  const isOff = user.accountStatus === 'disabled';
  const send = ({ reason = '' }: { reason?: string }) =>
    http.post(`${portalUser.path}/accountDisabled`, {
      ...{ id: user.id, rev: user.version, disabled: isOff ? 0 : 1, reason },
    });
  return (
    <SaveDialog
      title={t(isOff ? 'enable' : 'disable')}
      okText="ok"
      isSaving={isSaving}
      onSave={form.submit}
      onClose={onClose}
    >
      <p>{t(isOff ? 'enableHint' : 'disableHint')}</p>
      <Form form={form} name="disable" layout="vertical" onFinish={(said) => save(() => send(said))}>
        {isOff ? null : <ReasonItem label={t('reason')} missing={t('reasonRequired')} />}
      </Form>
    </SaveDialog>
  );
}

import { App, Form, Input, Radio } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { OfficerPasswordItem } from './proof-dialog.tsx';
import { usePolicyUserWords } from './use-policy-user-words.ts';

interface ResetDialogProps extends Saving {
  user: { id: string; version: number };
}

interface Said {
  way: 'link' | 'password';
  password?: string;
  officerPassword: string;
}

interface Answer {
  sentTo: string | null;
}

/** Gives somebody a way back in, by a link or by a password for once; the officer proves who he is. */
export function ResetDialog({ user, onSaved, onClose }: ResetDialogProps) {
  const t = usePolicyUserWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Said>();
  // Nothing is watched before the form is there.
  const way: Said['way'] | undefined = Form.useWatch('way', form);
  const send = async ({ password = '', officerPassword, way: chosen }: Said) => {
    const sent = {
      ...{ id: user.id, rev: user.version, officerPassword: hashPassword(officerPassword) },
      ...(chosen === 'password' && { password }),
    };
    try {
      const { sentTo } = await http.post<Answer>(`${portalUser.path}/resetPassword`, sent);
      void message.success(sentTo === null ? t('reset') : t('sent', { phone: sentTo }));
    } catch (error) {
      tellAtFields(form, error);
      return;
    }
    onSaved();
    onClose();
  };
  return (
    <SaveDialog title={t('reset')} okText="ok" isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <p>{t('resetHint')}</p>
      <Form<Said>
        form={form}
        name="resetPassword"
        layout="vertical"
        initialValues={{ way: 'link' }}
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        <Form.Item name="way" label={t('way')} extra={t(way === 'password' ? 'passwordHint' : 'linkHint')}>
          <Radio.Group
            options={(['link', 'password'] as const).map((value) => ({ value, label: t(`ways.${value}`) }))}
          />
        </Form.Item>
        {way === 'password' ? (
          <Form.Item
            name="password"
            label={t('password')}
            rules={[{ required: true, message: t('passwordRequired') }]}
          >
            <Input.Password autoComplete="new-password" maxLength={100} />
          </Form.Item>
        ) : null}
        <OfficerPasswordItem />
      </Form>
    </SaveDialog>
  );
}

import { App, Form, Input } from 'antd';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useMailWords } from './use-mail-words.ts';

/** Sends one e-mail by a configuration, enabled or not. */
export function MailTest({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMailWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const keyOf = useSendingKey();
  const [form] = Form.useForm<{ to: string }>();
  const send = async ({ to }: { to: string }) => {
    const sent = { id, to };
    await http.post('blade-resource/mail/send-test', sent, { idempotencyKey: keyOf(sent) });
    void message.success(t('sent'));
    onClose();
  };
  return (
    <SaveDialog title={t('test')} okText="ok" isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <Form
        form={form}
        name="mail-test"
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={(values) => void run(() => send(values)).catch(passOverRefusal)}
      >
        <Form.Item
          name="to"
          label={t('address')}
          rules={[{ required: true, type: 'email', message: t('addressInvalid') }]}
        >
          <Input autoComplete="email" maxLength={100} />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}

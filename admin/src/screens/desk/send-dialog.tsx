import { App, Form, Input, Modal } from 'antd';
import type { FormInstance } from 'antd';
import { useTranslations } from 'use-intl';

import { filled as textOf } from '@policy/shared/contract/desk/template.ts';
import type { messageTemplate } from '@policy/shared/contract/entities/desk/message-template.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { AudienceFields } from './audience-fields.tsx';
import type { Audience } from './audience-fields.tsx';

interface Sending extends Audience {
  values?: Record<string, string>;
}

const joined = (ids: readonly string[] | undefined) => (ids ?? []).join(',');

/** Sends one message of a template: whom it is for, what its places say, and how it will read. */
export function SendDialog({
  template,
  onClose,
}: {
  template: RowOf<typeof messageTemplate>;
  onClose: () => void;
}) {
  const t = useTranslations('messages');
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const [form] = Form.useForm<Sending>();
  const { isBusy, run } = useBusy();
  const keyOf = useSendingKey();
  const values = useShown(template.variables ?? [], form);
  const send = async ({ audience, deptIds, roleIds, userIds, values: said = {} }: Sending) => {
    const lists = { deptIds: joined(deptIds), roleIds: joined(roleIds), userIds: joined(userIds) };
    const asked = { templateId: template.id, audience, ...lists, values: said };
    const options = { idempotencyKey: keyOf(asked) };
    const { sent } = await http.post<{ sent: number }>('blade-desk/message/send', asked, options);
    void message.success(t('sent', { total: sent }));
    onClose();
  };
  return (
    <Modal
      open
      title={`${t('send')} ${template.templateName}`}
      width={640}
      maskClosable={false}
      confirmLoading={isBusy}
      okText={t('send')}
      cancelText={k('cancel')}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form<Sending>
        form={form}
        name="message-send"
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={{ audience: 'people' }}
        // The frame shows the refusal; the dialog stays open.
        onFinish={(sending) => void run(() => send(sending)).catch(passOverRefusal)}
      >
        <AudienceFields />
        {(template.variables ?? []).map((name) => (
          <Form.Item
            key={name}
            name={['values', name]}
            label={name}
            rules={[{ required: true, whitespace: true, message: t('valueEmpty', { name }) }]}
          >
            <Input maxLength={200} />
          </Form.Item>
        ))}
      </Form>
      <p className="message-text" aria-live="polite">
        <strong>{textOf(template.title, values)}</strong>
        <br />
        {textOf(template.content, values)}
      </p>
    </Modal>
  );
}

/** What stands in each place so far; one without a value still shows its name. */
function useShown(names: readonly string[], form: FormInstance<Sending>): Record<string, string> {
  const given = Form.useWatch((sending: Sending) => sending.values, form);
  return Object.fromEntries(names.map((name) => [name, given?.[name] || `{${name}}`]));
}

import { App, Form, Input, Spin } from 'antd';
import useSWR from 'swr';

import { phoneProblem } from '@policy/shared/auth/credentials/phone.ts';
import type { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { clientSentence } from '@policy/shared/messages/client-sentence.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useSendingKey } from '../../kit/acts/use-sending-key.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useResourceWords } from './words/use-resource-words.ts';

interface SendDialogProps {
  /** Code of the configuration that is tried. */
  code: string;
  templateId: string;
  onClose: () => void;
}

/** Sends one message by a configuration, enabled or not, with the parameters that its template asks for. */
export function SendDialog({ code, templateId, onClose }: SendDialogProps) {
  const t = useResourceWords();
  const { http, locale } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const keyOf = useSendingKey();
  const [form] = Form.useForm<{ phone: string; params: Record<string, string> }>();
  const { data } = useSWR(`sms-template-${templateId}`, () =>
    http.get<RowOf<typeof smsTemplate>>('blade-resource/sms-template/detail', { id: templateId }),
  );
  const places = [
    ...new Set([...(data?.content ?? '').matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])),
  ];
  const send = async ({ phone, params }: { phone: string; params?: Record<string, string> }) => {
    const sent = { code, phones: phone, params: params ?? {} };
    await http.post('blade-resource/sms/endpoint/send-message', sent, { idempotencyKey: keyOf(sent) });
    void message.success(t('sent'));
    onClose();
  };
  const soundPhone = (_: unknown, phone: string | undefined) => {
    const problem = phoneProblem(phone);
    return problem ? Promise.reject(new Error(clientSentence(problem, locale))) : Promise.resolve();
  };
  return (
    <SaveDialog
      title={t('send')}
      okText="ok"
      isReady={Boolean(data)}
      isSaving={isBusy}
      onSave={form.submit}
      onClose={onClose}
    >
      {/* Only the template knows what is to be asked for. The frame tells a refusal; the dialog stays open. */}
      {data ? (
        <Form
          form={form}
          name="sms-try"
          layout="vertical"
          validateTrigger="onBlur"
          onFinish={(values) => void run(() => send(values)).catch(passOverRefusal)}
        >
          <Form.Item name="phone" label={t('phone')} required rules={[{ validator: soundPhone }]}>
            <Input autoComplete="off" maxLength={11} />
          </Form.Item>
          {places.map((name) => (
            <Form.Item
              key={name}
              name={['params', name]}
              label={`${t('params')} ${name}`}
              rules={[{ required: true, whitespace: true, message: t('paramMissing', { name }) }]}
            >
              <Input autoComplete="off" maxLength={200} />
            </Form.Item>
          ))}
        </Form>
      ) : (
        <Spin />
      )}
    </SaveDialog>
  );
}

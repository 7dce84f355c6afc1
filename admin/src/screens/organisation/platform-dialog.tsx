import { App, Form, Input, Modal, Select, Spin } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { user } from '@policy/shared/contract/entities/identity/user.ts';

import { fieldsOf } from '../../kit/fields.ts';
import { useWorkplace } from '../../kit/session-context.tsx';

interface Platform {
  userId: string;
  userType: number;
  userExt: string | null;
}

interface PlatformDialogProps {
  userId: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Which application a person signs in to, and what is noted of him there. */
export function PlatformDialog({ userId, onClose, onSaved }: PlatformDialogProps) {
  const t = useTranslations('organisation');
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { message } = App.useApp();
  const [form] = Form.useForm<Platform>();
  const { data } = useSWR<Platform, Error>(
    ['platform', userId],
    () => http.get<Platform>('blade-user/platform-detail', { id: userId }),
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
  const fields = new Map(fieldsOf(user, locale).map((field) => [field.name, field]));
  const types = fields.get('userType');
  const save = async (values: Platform) => {
    await http.post('blade-user/update-platform', { ...values, userId });
    void message.success(k('done'));
    onSaved();
    onClose();
  };
  return (
    <Modal
      open
      title={t('platform')}
      maskClosable={false}
      okText={k('save')}
      cancelText={k('cancel')}
      okButtonProps={{ disabled: !data }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      {data ? (
        <Form<Platform>
          form={form}
          name="platform"
          layout="vertical"
          initialValues={data}
          // The frame shows the refusal; the dialog stays open.
          onFinish={(values) => void save(values).catch(() => undefined)}
        >
          <Form.Item name="userType" label={types?.label} rules={[{ required: true }]}>
            <Select
              options={(types?.meta.options ?? []).map((key) => ({
                value: Number(key),
                label: types?.choices[key] ?? key,
              }))}
            />
          </Form.Item>
          <Form.Item name="userExt" label={fields.get('userExt')?.label}>
            <Input.TextArea maxLength={4000} autoSize={{ minRows: 4 }} />
          </Form.Item>
        </Form>
      ) : (
        <Spin />
      )}
    </Modal>
  );
}

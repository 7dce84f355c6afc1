import { Form, Input, Spin } from 'antd';
import { useTranslations } from 'use-intl';

import { user } from '@policy/shared/contract/entities/people/user.ts';

import { SaveDialog, useSaving } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { fieldsOf } from '../../kit/entity/fields.ts';
import { useFreshRead } from '../../kit/entity/use-fresh-read.ts';
import { ItemSelect } from '../../kit/inputs/item-select.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface Platform {
  userId: string;
  userType: number;
  userExt: string | null;
}

interface PlatformDialogProps extends Saving {
  userId: string;
}

const portalUserType = 2;

/** A portal user stays one. */
const mayBecome =
  ({ userType }: Platform) =>
  (key: string | number) =>
    userType !== portalUserType || Number(key) === portalUserType;

/** Which application a person signs in to, and what is noted of him there. */
export function PlatformDialog({ userId, onClose, onSaved }: PlatformDialogProps) {
  const t = useTranslations('people');
  const { http, locale } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [form] = Form.useForm<Platform>();
  const { data } = useFreshRead(['platform', userId], () =>
    http.get<Platform>('blade-user/platform-detail', { id: userId }),
  );
  const fields = new Map(fieldsOf(user, locale).map((field) => [field.name, field]));
  const types = fields.get('userType');
  const send = (values: Platform) => http.post('blade-user/update-platform', { ...values, userId });
  return (
    <SaveDialog
      title={t('platform')}
      isReady={Boolean(data)}
      isSaving={isSaving}
      onSave={() => form.submit()}
      onClose={onClose}
    >
      {data ? (
        <Form<Platform>
          form={form}
          name="platform"
          layout="vertical"
          initialValues={data}
          onFinish={(values) => save(() => send(values))}
        >
          <Form.Item name="userType" label={types?.label} rules={[{ required: true }]}>
            <ItemSelect
              options={(types?.meta.options ?? []).filter(mayBecome(data)).map((key) => ({
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
    </SaveDialog>
  );
}

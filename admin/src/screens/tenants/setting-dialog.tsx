import { App, Form, InputNumber, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { tenant } from '@policy/shared/contract/entities/identity/tenant.ts';

import { DateInput } from '../../components/date-input.tsx';
import { fieldsOf } from '../../kit/fields.ts';
import { ruleOf } from '../../kit/rules.ts';
import { useWorkplace } from '../../kit/session-context.tsx';

interface Setting {
  accountNumber: number;
  expireTime: string | null;
}

interface SettingDialogProps {
  ids: readonly string[];
  /** What one tenant has now; absent for several. */
  now?: Setting;
  onClose: () => void;
  onSaved: () => void;
}

/** How many people some tenants may have, and until when they are served. */
export function SettingDialog({ ids, now, onClose, onSaved }: SettingDialogProps) {
  const t = useTranslations('platform');
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const { message } = App.useApp();
  const [form] = Form.useForm<Setting>();
  const fields = new Map(fieldsOf(tenant, locale).map((field) => [field.name, field]));
  const [quota, term] = [fields.get('accountNumber'), fields.get('expireTime')];
  const save = async ({ accountNumber, expireTime }: Setting) => {
    await http.post('blade-system/tenant/setting', {
      ...{ ids: ids.join(','), accountNumber, expireTime: expireTime ?? '' },
    });
    void message.success(k('done'));
    onSaved();
    onClose();
  };
  return (
    <Modal
      open
      title={t('setting')}
      maskClosable={false}
      okText={k('save')}
      cancelText={k('cancel')}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Setting>
        form={form}
        name="tenant-setting"
        layout="vertical"
        initialValues={now ?? { accountNumber: -1 }}
        // The frame shows the refusal; the dialog stays open.
        onFinish={(values) => void save(values).catch(() => undefined)}
      >
        <Form.Item
          name="accountNumber"
          label={quota?.label}
          extra={t('quotaHint')}
          required
          rules={quota ? [ruleOf(quota, locale)] : []}
        >
          <InputNumber className="kit-wide" precision={0} min={-1} />
        </Form.Item>
        <Form.Item name="expireTime" label={term?.label} extra={t('termHint')}>
          <DateInput showTime />
        </Form.Item>
      </Form>
    </Modal>
  );
}

import { Form, InputNumber } from 'antd';

import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { DateInput } from '../../kit/inputs/date-input.tsx';
import { fieldsOf } from '../../kit/entity/fields.ts';
import { ruleOf } from '../../kit/entity/rules.ts';
import { SaveDialog, useSaving } from '../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useTenantWords } from './use-tenant-words.ts';

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
  const t = useTenantWords();
  const { http, locale } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [form] = Form.useForm<Setting>();
  const fields = new Map(fieldsOf(tenant, locale).map((field) => [field.name, field]));
  const [quota, term] = [fields.get('accountNumber'), fields.get('expireTime')];
  const send = ({ accountNumber, expireTime }: Setting) =>
    http.post('blade-system/tenant/setting', {
      ...{ ids: ids.join(','), accountNumber, expireTime: expireTime ?? '' },
    });
  return (
    <SaveDialog title={t('setting')} isSaving={isSaving} onSave={() => form.submit()} onClose={onClose}>
      <Form<Setting>
        form={form}
        name="tenant-setting"
        layout="vertical"
        initialValues={now ?? { accountNumber: -1 }}
        onFinish={(values) => save(() => send(values))}
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
    </SaveDialog>
  );
}

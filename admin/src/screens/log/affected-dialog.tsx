import { App, Form, Input, Radio, Select } from 'antd';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { affectedEntities, affectedPath } from '@policy/shared/contract/desk/affected.ts';
import type { AffectedAnswer } from '@policy/shared/contract/desk/affected.ts';
import { exportFormats, exportPath } from '@policy/shared/contract/desk/exports.ts';
import { entityWords } from '@policy/shared/messages/entity-words.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { ReasonItem } from '../../kit/acts/reason-item.tsx';
import { SaveDialog } from '../../kit/acts/save-dialog.tsx';
import { tellAtFields } from '../../kit/acts/tell-at-fields.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { DateRangeInput } from '../../kit/inputs/date-range-input.tsx';
import { saveFile } from '../../kit/page/save-file.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { useAffectedWords } from './use-affected-words.ts';

interface Said {
  by: 'entity' | 'attachId';
  entity?: string;
  fields?: string;
  days?: readonly [string, string] | null;
  attachId?: string;
  format: string;
  reason: string;
  officerPassword: string;
}

/** Asks what got out, why the file is made, and for the officer's password; the file is handed to the browser. */
export function AffectedDialog({ onClose }: { onClose: () => void }) {
  const t = useAffectedWords();
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const { isBusy, run } = useBusy();
  const [form] = Form.useForm<Said>();
  // Nothing is watched before the form is there.
  const by: Said['by'] | undefined = Form.useWatch('by', form);
  const send = async (said: Said) => {
    const { format, reason, officerPassword } = said;
    const sent = { ...whatOf(said), format, reason, officerPassword: hashPassword(officerPassword) };
    try {
      const { id, fileName, count } = await http.post<AffectedAnswer>(affectedPath, sent);
      saveFile(await http.blob(`${exportPath}/file`, { id }), fileName);
      void message.success(t('done', { count }));
    } catch (error) {
      tellAtFields(form, error);
      return;
    }
    onClose();
  };
  return (
    <SaveDialog title={t('open')} okText="ok" isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <p>{t('hint')}</p>
      <Form<Said>
        form={form}
        name="affected"
        layout="vertical"
        initialValues={{ by: 'entity', format: 'xlsx' }}
        onFinish={(said) => void run(() => send(said)).catch(passOverRefusal)}
      >
        <Form.Item name="by" label={t('by')}>
          <Radio.Group
            options={(['entity', 'attachId'] as const).map((value) => ({ value, label: t(value) }))}
          />
        </Form.Item>
        {by === 'attachId' ? <FileItem /> : <TableItems />}
        <Form.Item name="format" label={t('format')}>
          <Radio.Group options={exportFormats.map((value) => ({ value, label: value }))} />
        </Form.Item>
        <ReasonItem label={t('reason')} missing={t('needed.reason')} isLater />
        <Form.Item
          name="officerPassword"
          label={t('officerPassword')}
          rules={[{ required: true, message: t('needed.officerPassword') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={100} />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}

/** What got out: a file, or rows of a table that were made within some days. */
function whatOf({ by, attachId, entity, fields = '', days }: Said) {
  if (by === 'attachId') return { attachId };
  const [fromDay = '', toDay = ''] = days ?? [];
  return { entity, fields, fromDay, toDay };
}

function FileItem() {
  const t = useAffectedWords();
  return (
    <Form.Item
      name="attachId"
      label={t('attachId')}
      rules={[{ required: true, whitespace: true, message: t('needed.attachId') }]}
    >
      <Input maxLength={40} />
    </Form.Item>
  );
}

function TableItems() {
  const t = useAffectedWords();
  const { locale } = useWorkplace();
  const options = affectedEntities.map((value) => ({ value, label: entityWords(value, locale).title }));
  return (
    <>
      <Form.Item name="entity" label={t('entity')} rules={[{ required: true, message: t('needed.entity') }]}>
        <Select options={options} />
      </Form.Item>
      <Form.Item name="fields" label={t('fields')} extra={t('fieldsHint')}>
        <Input maxLength={1000} />
      </Form.Item>
      <Form.Item name="days" label={t('days')}>
        <DateRangeInput />
      </Form.Item>
    </>
  );
}

import { useState } from 'react';
import { Alert, App, Form, Input } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import type { InferredEntry, SourceTable } from '@policy/shared/contract/develop/answers.ts';
import { codeEntry } from '@policy/shared/contract/entities/develop/code-entry.ts';

import { passOverRefusal } from '../../kit/acts/pass-over-refusal.ts';
import { SaveDialog } from '../../kit/acts/save-dialog.tsx';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { FieldItem } from '../../kit/entity/field-item.tsx';
import { fieldsOf } from '../../kit/entity/fields.ts';
import { ItemSelect } from '../../kit/inputs/item-select.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ReferenceSelect } from '../../kit/references/reference-select.tsx';
import { useDevelopWords } from './use-develop-words.ts';

interface Chosen {
  tables: string[];
  serviceName: string;
  packageName: string;
  tablePrefix?: string;
  menuCode: string;
}

interface ImportDialogProps {
  onClose: () => void;
  onSaved: () => void;
}

const names = ['serviceName', 'packageName', 'tablePrefix', 'menuCode'] as const;
const start = { serviceName: 'policy', packageName: 'content', menuCode: 'policy' };

/** Makes an entry of each chosen table of a data source. */
export function ImportDialog({ onClose, onSaved }: ImportDialogProps) {
  const t = useDevelopWords();
  const k = useTranslations('kit');
  const { http, locale } = useWorkplace();
  const [form] = Form.useForm<Chosen>();
  const [source, setSource] = useState<string | null>(null);
  const { isBusy, run } = useBusy();
  const bringIn = useImport();
  const { data = [], isLoading } = useSWR<SourceTable[], Error>(
    source ? ['source-tables', source, ''] : null,
    () => http.get<SourceTable[]>('blade-develop/datasource/tables', { id: source }),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const fields = fieldsOf(codeEntry, locale).filter(({ name }) => names.some((one) => one === name));
  const save = async (chosen: Chosen) => {
    if (!source) return;
    try {
      await bringIn(source, chosen);
      onClose();
    } finally {
      onSaved();
    }
  };
  return (
    <SaveDialog title={t('importTables')} isSaving={isBusy} onSave={form.submit} onClose={onClose}>
      <Alert type="info" showIcon message={t('importHint')} style={{ marginBottom: 16 }} />
      <Form<Chosen>
        form={form}
        name="import-tables"
        layout="vertical"
        initialValues={start}
        // The frame shows the refusal; the dialog stays open.
        onFinish={(chosen) => void run(() => save(chosen)).catch(passOverRefusal)}
      >
        <Form.Item label={t('source')} htmlFor="import-source" required>
          <ReferenceSelect
            id="import-source"
            source="dataSource"
            value={source}
            onChange={(id) => setSource(typeof id === 'string' ? id : null)}
          />
        </Form.Item>
        <Form.Item
          name="tables"
          label={t('table')}
          required
          rules={[{ required: true, message: k('pickOne') }]}
        >
          <ItemSelect
            mode="multiple"
            maxCount={20}
            loading={isLoading}
            disabled={!source}
            optionFilterProp="label"
            options={data.map(({ name, comment }) => ({
              value: name,
              label: comment ? `${name} ${comment}` : name,
            }))}
          />
        </Form.Item>
        {fields.map((field) => (
          <FieldItem key={field.name} field={field}>
            <Input />
          </FieldItem>
        ))}
      </Form>
    </SaveDialog>
  );
}

/** Asks for each table's suggestion and keeps it as an entry, telling what it is to be looked at for. */
function useImport() {
  const t = useDevelopWords();
  const { http } = useWorkplace();
  const { message, notification } = App.useApp();
  return async (datasourceId: string, { tables, ...place }: Chosen) => {
    for (const table of tables) {
      const query = { datasourceId, table };
      const { warnings, ...entry } = await http.get<InferredEntry>('blade-develop/code/infer', query);
      await http.post('blade-develop/code/submit', { ...entry, ...place, datasourceId });
      if (warnings.length > 0)
        notification.warning({
          message: table,
          description: warnings.map((warning) => <div key={warning}>{t(`warnings.${warning}`)}</div>),
        });
    }
    void message.success(t('imported', { count: tables.length }));
  };
}

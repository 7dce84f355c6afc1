import { useState } from 'react';
import { Alert, Form } from 'antd';
import { useTranslations } from 'use-intl';

import { ReferenceSelect } from '../../kit/references/reference-select.tsx';
import type { ReferenceOption } from '../../kit/references/reference-options.ts';
import { SaveDialog, useSaving } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';

interface SourceDialogProps extends Saving {
  tenantId: string;
  now: ReferenceOption | null;
}

/** Which outside database keeps a tenant's business data; none takes it away. */
export function SourceDialog({ tenantId, now, onClose, onSaved }: SourceDialogProps) {
  const t = useTranslations('tenants');
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [picked, setPicked] = useState<string | null>(now?.value ?? null);
  const send = () => http.post('blade-system/tenant/datasource', { tenantId, datasourceId: picked ?? '' });
  return (
    <SaveDialog title={t('dataSource')} isSaving={isSaving} onSave={() => save(send)} onClose={onClose}>
      <Alert type="info" showIcon message={t('dataSourceHint')} style={{ marginBottom: 16 }} />
      <Form layout="vertical">
        <Form.Item label={t('dataSourceName')} htmlFor="tenant-source">
          <ReferenceSelect
            id="tenant-source"
            source="dataSource"
            allowClear
            known={now ? [now] : []}
            value={picked}
            onChange={(id) => setPicked(typeof id === 'string' ? id : null)}
          />
        </Form.Item>
      </Form>
    </SaveDialog>
  );
}

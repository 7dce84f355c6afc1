import { useState } from 'react';
import { Alert, App, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { ReferenceSelect } from '../../kit/reference-select.tsx';
import type { ReferenceOption } from '../../kit/reference-options.ts';
import { useWorkplace } from '../../kit/session-context.tsx';

interface SourceDialogProps {
  tenantNo: string;
  now: ReferenceOption | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Which outside database keeps a tenant's business data; none takes it away. */
export function SourceDialog({ tenantNo, now, onClose, onSaved }: SourceDialogProps) {
  const t = useTranslations('platform');
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const [picked, setPicked] = useState<string | null>(now?.value ?? null);
  const save = async () => {
    await http.post('blade-system/tenant/datasource', { tenantId: tenantNo, datasourceId: picked ?? '' });
    void message.success(k('done'));
    onSaved();
    onClose();
  };
  return (
    <Modal
      open
      title={t('dataSource')}
      maskClosable={false}
      okText={k('save')}
      cancelText={k('cancel')}
      // The frame shows the refusal; the dialog stays open.
      onOk={() => save().catch(() => undefined)}
      onCancel={onClose}
    >
      <Alert type="info" showIcon message={t('dataSourceHint')} style={{ marginBottom: 16 }} />
      <label htmlFor="tenant-source">{t('dataSourceName')}</label>
      <ReferenceSelect
        id="tenant-source"
        source="dataSource"
        allowClear
        known={now ? [now] : []}
        value={picked}
        onChange={(id) => setPicked(typeof id === 'string' ? id : null)}
      />
    </Modal>
  );
}

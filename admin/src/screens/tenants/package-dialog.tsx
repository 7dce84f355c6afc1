import { useState } from 'react';
import { Alert, App, Modal, Spin } from 'antd';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import { ReferenceSelect } from '../../kit/reference-select.tsx';
import { useWorkplace } from '../../kit/session-context.tsx';

interface PackageDialogProps {
  tenantNo: string;
  onClose: () => void;
  onSaved: () => void;
}

/** Which package bounds a tenant; what its roles hold beyond it is taken from them. */
export function PackageDialog({ tenantNo, onClose, onSaved }: PackageDialogProps) {
  const t = useTranslations('platform');
  const k = useTranslations('kit');
  const { http } = useWorkplace();
  const { message } = App.useApp();
  const [picked, setPicked] = useState<string>();
  const { data, isLoading } = useSWR<{ id: string } | null, Error>(
    ['tenant-package', tenantNo],
    () => http.get<{ id: string } | null>('blade-system/tenant/package-detail', { tenantId: tenantNo }),
    { revalidateOnFocus: false, dedupingInterval: 0 },
  );
  const packageId = picked ?? data?.id;
  const save = async () => {
    await http.post('blade-system/tenant/package-setting', { tenantId: tenantNo, packageId });
    void message.success(k('done'));
    onSaved();
    onClose();
  };
  return (
    <Modal
      open
      title={t('package')}
      maskClosable={false}
      okText={k('save')}
      cancelText={k('cancel')}
      okButtonProps={{ disabled: !packageId }}
      // The frame shows the refusal; the dialog stays open.
      onOk={() => save().catch(() => undefined)}
      onCancel={onClose}
    >
      {isLoading ? (
        <Spin />
      ) : (
        <>
          <Alert type="warning" showIcon message={t('packageHint')} style={{ marginBottom: 16 }} />
          <label htmlFor="tenant-package">{t('packageName')}</label>
          <ReferenceSelect
            id="tenant-package"
            source="tenantPackage"
            value={packageId ?? null}
            onChange={(id) => setPicked(typeof id === 'string' ? id : undefined)}
          />
        </>
      )}
    </Modal>
  );
}

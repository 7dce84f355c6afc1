import { useState } from 'react';
import { Spin } from 'antd';

import { SaveDialog, useSaving } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { useFreshRead } from '../../kit/entity/use-fresh-read.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ReferenceQuestion } from './reference-question.tsx';
import { useTenantWords } from './use-tenant-words.ts';

interface PackageDialogProps extends Saving {
  tenantId: string;
}

/** Which package bounds a tenant; what its roles hold beyond it is taken from them. */
export function PackageDialog({ tenantId, onClose, onSaved }: PackageDialogProps) {
  const t = useTenantWords();
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [picked, setPicked] = useState<string>();
  const { data, isLoading } = useFreshRead(['tenant-package', tenantId], () =>
    http.get<{ id: string } | null>('blade-system/tenant/package-detail', { tenantId }),
  );
  const packageId = picked ?? data?.id;
  const send = () => http.post('blade-system/tenant/package-setting', { tenantId, packageId });
  return (
    <SaveDialog
      title={t('package')}
      isReady={Boolean(packageId)}
      isSaving={isSaving}
      onSave={() => save(send)}
      onClose={onClose}
    >
      {isLoading ? (
        <Spin />
      ) : (
        <ReferenceQuestion
          tone="warning"
          source="tenantPackage"
          label={t('packageName')}
          hint={t('packageHint')}
          value={packageId ?? null}
          onPick={setPicked}
        />
      )}
    </SaveDialog>
  );
}

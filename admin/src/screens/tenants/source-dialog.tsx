import { useState } from 'react';

import type { ReferenceOption } from '../../kit/references/reference-options.ts';
import { SaveDialog, useSaving } from '../../kit/acts/save-dialog.tsx';
import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { ReferenceQuestion } from './reference-question.tsx';
import { useTenantWords } from './use-tenant-words.ts';

interface SourceDialogProps extends Saving {
  tenantId: string;
  now: ReferenceOption | null;
}

/** Which outside database keeps a tenant's business data; none takes it away. */
export function SourceDialog({ tenantId, now, onClose, onSaved }: SourceDialogProps) {
  const t = useTenantWords();
  const { http } = useWorkplace();
  const { isSaving, save } = useSaving({ onSaved, onClose });
  const [picked, setPicked] = useState<string | null>(now?.value ?? null);
  const send = () => http.post('blade-system/tenant/datasource', { tenantId, datasourceId: picked ?? '' });
  return (
    <SaveDialog title={t('dataSource')} isSaving={isSaving} onSave={() => save(send)} onClose={onClose}>
      <ReferenceQuestion
        tone="info"
        source="dataSource"
        label={t('dataSourceName')}
        hint={t('dataSourceHint')}
        allowClear
        known={now ? [now] : []}
        value={picked}
        onPick={(id) => setPicked(id ?? null)}
      />
    </SaveDialog>
  );
}

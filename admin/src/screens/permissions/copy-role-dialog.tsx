import { Alert } from 'antd';

import { role } from '@policy/shared/contract/entities/permissions/role.ts';

import type { Saving } from '../../kit/acts/save-dialog.tsx';
import { useSendingKey } from '../../kit/acts/use-sending-key.ts';
import { FewFieldsDialog } from '../../kit/forms/few-fields-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { usePermissionWords } from './use-permission-words.ts';

interface Named {
  roleName: string;
  roleAlias: string;
}

interface CopyRoleDialogProps extends Saving {
  id: string;
  name: string;
}

/** Adds a role that gives what another one does, under a name and an alias of its own. */
export function CopyRoleDialog({ id, name, ...saving }: CopyRoleDialogProps) {
  const t = usePermissionWords();
  const { http } = useWorkplace();
  const keyOf = useSendingKey();
  const send = (named: Named) => {
    const sent = { id, ...named };
    return http.post('blade-system/role/copy', sent, { idempotencyKey: keyOf(sent) });
  };
  return (
    <FewFieldsDialog<Named>
      {...saving}
      title={t('copyOf', { name })}
      entity={role}
      asked={['roleName', 'roleAlias']}
      send={send}
    >
      <Alert type="info" showIcon message={t('copyHint')} style={{ marginBottom: 16 }} />
    </FewFieldsDialog>
  );
}

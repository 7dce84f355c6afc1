import { useState } from 'react';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import { role } from '@policy/shared/contract/entities/permissions/role.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityTree } from '../../kit/screen/entity-tree.tsx';
import { nameOf } from '../../kit/entity/fields.ts';
import { CopyRoleDialog } from './copy-role-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { GrantedCount } from './granted-count.tsx';
import { MembersDialog } from './members-dialog.tsx';
import { usePermissionWords } from './use-permission-words.ts';

/** Roles below each other, and what they may do. */
export default function RoleScreen() {
  const t = usePermissionWords();
  const k = useTranslations('kit');
  const { can, locale } = useWorkplace();
  const { message } = App.useApp();
  const [granting, setGranting] = useState<readonly string[]>([]);
  const [copying, setCopying] = useState<{ id: string; name: string; reload: () => void }>();
  const [shown, setShown] = useState<{ id: string; name: string }>();
  const mayCopy = can('role_add') && can('role_grant');
  const grant = { key: 'grant', label: t('grant') };
  const openFor = (ids: readonly string[]) =>
    ids.length === 0 ? void message.warning(k('pickOne')) : setGranting(ids);
  return (
    <>
      <EntityTree
        entity={role}
        verb="list"
        width={640}
        overrides={{
          menuIds: { cell: ({ menuIds }) => <GrantedCount ids={menuIds} /> },
          dataScopeIds: { cell: ({ dataScopeIds }) => <GrantedCount ids={dataScopeIds} /> },
          apiScopeIds: { cell: ({ apiScopeIds }) => <GrantedCount ids={apiScopeIds} /> },
        }}
        acts={(row, reload) => [
          ...(can('role_grant') ? [{ ...grant, run: () => setGranting([row.id]) }] : []),
          ...(can('user_view')
            ? [
                {
                  ...{ key: 'members', label: t('members') },
                  run: () => setShown({ id: row.id, name: nameOf(role, row, locale) }),
                },
              ]
            : []),
          ...(mayCopy
            ? [
                {
                  ...{ key: 'copy', label: t('copy') },
                  run: () => setCopying({ id: row.id, name: nameOf(role, row, locale), reload }),
                },
              ]
            : []),
        ]}
        tools={(chosen) =>
          can('role_grant')
            ? [
                <Button key="grant" onClick={() => openFor(chosen)}>
                  {t('grant')}
                </Button>,
              ]
            : []
        }
      />
      {granting.length > 0 ? <GrantDialog roleIds={granting} onClose={() => setGranting([])} /> : null}
      {shown ? <MembersDialog {...shown} onClose={() => setShown(undefined)} /> : null}
      {copying ? (
        <CopyRoleDialog {...copying} onSaved={copying.reload} onClose={() => setCopying(undefined)} />
      ) : null}
    </>
  );
}

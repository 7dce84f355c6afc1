import { useMemo, useState } from 'react';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { figureOf } from '../../kit/values/figure.ts';
import { PackageDialog } from './package-dialog.tsx';
import { administratorField, administratorPasswordField } from './administrator-fields.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SettingDialog } from './setting-dialog.tsx';

type Opened = { reload: () => void } & (
  | { kind: 'setting'; ids: readonly string[]; now?: { accountNumber: number; expireTime: string | null } }
  | { kind: 'package'; tenantId: string }
  | { kind: 'source'; tenantId: string; now: { value: string; label: string } | null }
);

const unbounded = -1;

/** Tenants with their quota, term and package; a new one comes with its first administrator. */
export default function TenantScreen() {
  const t = useTranslations('tenants');
  const k = useTranslations('kit');
  const { can } = useWorkplace();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const bounded = (most: number) => (most === unbounded ? t('unbounded') : figureOf(most));
  const extra = useMemo(
    () => [
      administratorField(t('adminAccount')),
      administratorPasswordField(t('adminPassword'), t('passwordHint')),
    ],
    [t],
  );
  const setting = { key: 'setting', label: t('setting') };
  const setFor = (ids: readonly string[], reload: () => void) =>
    ids.length === 0 ? void message.warning(k('pickOne')) : setOpened({ kind: 'setting', ids, reload });
  return (
    <>
      <EntityScreen
        entity={tenant}
        extra={extra}
        overrides={{
          accountNumber: { cell: ({ accountNumber }) => bounded(accountNumber) },
          storageMb: { cell: ({ storageMb }) => bounded(storageMb) },
          expireTime: { cell: ({ expireTime }) => expireTime ?? t('forever') },
        }}
        acts={({ id, tenantId, accountNumber, expireTime, datasourceId, datasourceName }, reload) => [
          ...(can('tenant_setting')
            ? [
                {
                  ...setting,
                  run: () =>
                    setOpened({ kind: 'setting', ids: [id], now: { accountNumber, expireTime }, reload }),
                },
              ]
            : []),
          ...(can('tenant_package_setting')
            ? [
                {
                  key: 'package',
                  label: t('package'),
                  run: () => setOpened({ kind: 'package', tenantId, reload }),
                },
              ]
            : []),
          ...(can('tenant_datasource')
            ? [
                {
                  key: 'source',
                  label: t('dataSource'),
                  run: () =>
                    setOpened({
                      ...{ kind: 'source', tenantId, reload },
                      now: datasourceId
                        ? { value: datasourceId, label: datasourceName ?? datasourceId }
                        : null,
                    }),
                },
              ]
            : []),
        ]}
        tools={(chosen, reload) =>
          can('tenant_setting')
            ? [
                <Button key="setting" onClick={() => setFor(chosen, reload)}>
                  {t('setting')}
                </Button>,
              ]
            : []
        }
      />
      {opened?.kind === 'setting' ? (
        <SettingDialog
          ids={opened.ids}
          {...(opened.now && { now: opened.now })}
          onSaved={opened.reload}
          onClose={close}
        />
      ) : null}
      {opened?.kind === 'source' ? (
        <SourceDialog tenantId={opened.tenantId} now={opened.now} onSaved={opened.reload} onClose={close} />
      ) : null}
      {opened?.kind === 'package' ? (
        <PackageDialog tenantId={opened.tenantId} onSaved={opened.reload} onClose={close} />
      ) : null}
    </>
  );
}

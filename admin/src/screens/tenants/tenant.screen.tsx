import { useState } from 'react';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';

import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { figureOf } from '../../kit/values/figure.ts';
import { PackageDialog } from './package-dialog.tsx';
import { OpeningDialog } from './opening/opening-dialog.tsx';
import { SourceDialog } from './source-dialog.tsx';
import { SettingDialog } from './setting-dialog.tsx';
import { useTenantWords } from './use-tenant-words.ts';

type Opened = { reload: () => void } & (
  | { kind: 'opening' }
  | { kind: 'setting'; ids: readonly string[]; now?: { accountNumber: number; expireTime: string | null } }
  | { kind: 'package'; tenantId: string }
  | { kind: 'source'; tenantId: string; now: { value: string; label: string } | null }
);

const unbounded = -1;
/** A new tenant is opened step by step and not in one form. */
const opensInSteps = ['add'];

/** Tenants with their quota, term and package; a new one comes with its first administrator. */
export default function TenantScreen() {
  const t = useTenantWords();
  const k = useTranslations('kit');
  const { can } = useWorkplace();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const bounded = (most: number) => (most === unbounded ? t('unbounded') : figureOf(most));
  const setting = { key: 'setting', label: t('setting') };
  const setFor = (ids: readonly string[], reload: () => void) =>
    ids.length === 0 ? void message.warning(k('pickOne')) : setOpened({ kind: 'setting', ids, reload });
  return (
    <>
      <EntityScreen
        entity={tenant}
        without={opensInSteps}
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
        tools={(chosen, reload) => [
          ...(can('tenant_add')
            ? [
                <Button key="add" type="primary" onClick={() => setOpened({ kind: 'opening', reload })}>
                  {k('add')}
                </Button>,
              ]
            : []),
          ...(can('tenant_setting')
            ? [
                <Button key="setting" onClick={() => setFor(chosen, reload)}>
                  {t('setting')}
                </Button>,
              ]
            : []),
        ]}
      />
      {opened ? <TenantDialog {...{ opened }} onClose={close} /> : null}
    </>
  );
}

/** What was opened over the list. */
function TenantDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const { reload } = opened;
  if (opened.kind === 'opening') return <OpeningDialog onOpened={reload} onClose={onClose} />;
  if (opened.kind === 'package')
    return <PackageDialog tenantId={opened.tenantId} onSaved={reload} onClose={onClose} />;
  if (opened.kind === 'source')
    return <SourceDialog tenantId={opened.tenantId} now={opened.now} onSaved={reload} onClose={onClose} />;
  return (
    <SettingDialog
      ids={opened.ids}
      {...(opened.now && { now: opened.now })}
      onSaved={reload}
      onClose={onClose}
    />
  );
}

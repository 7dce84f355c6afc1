import { useState } from 'react';
import { Button, Input, Space } from 'antd';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { useAddressListState } from '../../kit/lists/list-state.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { FileDialog } from './models/file-dialog.tsx';
import { MigrateDialog } from './versions/migrate-dialog.tsx';
import { StatusDialog } from './versions/status-dialog.tsx';
import { useDesignWords } from './use-design-words.ts';
import { versionColumns } from './versions/version-columns.tsx';
import { VersionList } from './versions/version-list.tsx';

/** What is done with a version that was chosen, or with those that are ticked. */
type Opened =
  | { act: 'status'; version: DeployedVersion; reload: () => void }
  | { act: 'migrate'; version: DeployedVersion; reload: () => void }
  | { act: 'file'; ids: readonly string[]; reload: () => void };

const at = (verb: string) => `blade-workflow/design/deployment/${verb}`;

/** Every version that is deployed: looked for, seen, filed and removed. */
export default function DeploymentScreen() {
  const t = useDesignWords();
  const { can, http } = useWorkplace();
  const state = useAddressListState();
  const [opened, setOpened] = useState<Opened>();
  const only = <One,>(isSo: boolean, one: One) => (isSo ? [one] : []);
  return (
    <>
      <VersionList
        name="deployment"
        state={state}
        category={t('category')}
        columns={versionColumns(t)}
        load={(query) => http.get<Page<DeployedVersion>>(at('list'), query)}
        remove={(ids) => http.post(at('remove'), { ids: ids.join(',') })}
        actsOf={(version, reload) => [
          ...only(can('design_deployment_status'), {
            ...{ key: 'status', label: t(version.isSuspended === 1 ? 'activate' : 'suspend') },
            run: () => setOpened({ act: 'status', version, reload }),
          }),
          ...only(can('workflow_ops_migrate'), {
            ...{ key: 'migrate', label: t('migrate') },
            run: () => setOpened({ act: 'migrate', version, reload }),
          }),
        ]}
        tools={(ids, reload) =>
          only(
            can('design_deployment_edit'),
            <Button
              key="file"
              disabled={ids.length === 0}
              onClick={() => setOpened({ act: 'file', ids, reload })}
            >
              {t('changeCategory')}
            </Button>,
          )
        }
        headerTitle={
          <Space wrap>
            {(['name', 'modelKey'] as const).map((field) => (
              <Input.Search
                key={field}
                allowClear
                aria-label={t(field)}
                placeholder={t(field)}
                defaultValue={state.filters[field]}
                onSearch={(typed) => state.search({ ...state.filters, [field]: typed })}
              />
            ))}
          </Space>
        }
      />
      <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function OpenedDialog({ opened, onClose }: { opened: Opened | undefined; onClose: () => void }) {
  const { http } = useWorkplace();
  if (!opened) return null;
  const saving = { onSaved: opened.reload, onClose };
  if (opened.act === 'status') return <StatusDialog {...saving} version={opened.version} />;
  if (opened.act === 'migrate') return <MigrateDialog {...saving} version={opened.version} />;
  const ids = opened.ids.join(',');
  return (
    <FileDialog
      {...saving}
      kind="changeCategory"
      send={(categoryId) => http.post(at('changeCategory'), { ids, categoryId })}
    />
  );
}

import { useState } from 'react';
import { Button, Input, Select, Space } from 'antd';
import { useNavigate } from 'react-router';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { useAddressListState } from '../../kit/lists/list-state.ts';
import type { ListState } from '../../kit/lists/list-state.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { FileDialog } from './models/file-dialog.tsx';
import { CategoryFilter } from './versions/category-filter.tsx';
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
/** Where files are deployed, as far as the reader's menu has that page. */
const uploadPage = 'flow_deploy';

/** Every version that is deployed: looked for, seen, filed and removed. */
export default function DeploymentScreen() {
  const t = useDesignWords();
  const { can, http, pages } = useWorkplace();
  const navigate = useNavigate();
  const state = useAddressListState();
  const [opened, setOpened] = useState<Opened>();
  const only = <One,>(isSo: boolean, one: One) => (isSo ? [one] : []);
  const upload = can('design_model_deploy') ? pages.find(({ code }) => code === uploadPage) : undefined;
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
        tools={(ids, reload) => [
          ...only(
            can('design_deployment_edit'),
            <Button
              key="file"
              disabled={ids.length === 0}
              onClick={() => setOpened({ act: 'file', ids, reload })}
            >
              {t('changeCategory')}
            </Button>,
          ),
          ...only(
            upload !== undefined,
            <Button key="upload" onClick={() => upload && void navigate(upload.path)}>
              {t('deployFiles')}
            </Button>,
          ),
        ]}
        headerTitle={<Filters state={state} />}
      />
      <OpenedDialog opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

/** What versions are looked for by. */
function Filters({ state }: { state: ListState }) {
  const t = useDesignWords();
  const narrow = (field: string, value: string | undefined) => {
    const { [field]: _, ...others } = state.filters;
    state.search(value ? { ...others, [field]: value } : others);
  };
  return (
    <Space wrap>
      {(['name', 'modelKey'] as const).map((field) => (
        <Input.Search
          key={field}
          allowClear
          aria-label={t(field)}
          placeholder={t(field)}
          defaultValue={state.filters[field]}
          onSearch={(typed) => narrow(field, typed)}
        />
      ))}
      <CategoryFilter value={state.filters['category']} onChange={(code) => narrow('category', code)} />
      <Select<string>
        allowClear
        style={{ minWidth: 130 }}
        aria-label={t('state')}
        placeholder={t('state')}
        value={state.filters['state'] ?? null}
        options={(['active', 'suspended'] as const).map((value) => ({ value, label: t(value) }))}
        onChange={(picked?: string) => narrow('state', picked)}
      />
    </Space>
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

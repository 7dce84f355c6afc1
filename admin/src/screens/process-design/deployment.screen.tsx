import { useState } from 'react';
import { Button, Input, Space } from 'antd';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { RowActions } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { boxLabel } from '../../kit/chosen/box-label.ts';
import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { FileDialog } from './models/file-dialog.tsx';
import { MigrateDialog } from './versions/migrate-dialog.tsx';
import { StatusDialog } from './versions/status-dialog.tsx';
import { useDesignWords } from './use-design-words.ts';
import { versionColumns } from './versions/version-columns.tsx';
import { VersionPreview } from './versions/version-preview.tsx';

/** What is done with a version that was chosen. */
interface ChosenVersion {
  act: 'status' | 'migrate';
  version: DeployedVersion;
}

const at = (verb: string) => `blade-workflow/design/deployment/${verb}`;

/** Every version that is deployed: looked for, seen, filed and removed. */
export default function DeploymentScreen() {
  const t = useDesignWords();
  const { can, http } = useWorkplace();
  const state = useAddressListState();
  const { askOf, sayDone } = useAsk();
  const optionColumn = useOptionColumn(2);
  const [edition, setEdition] = useState(0);
  const [chosen, setChosen] = useState<string[]>([]);
  const [shown, setShown] = useState<string>();
  const [isFiling, setFiling] = useState(false);
  const [acting, setActing] = useState<ChosenVersion>();
  const reload = () => {
    setChosen([]);
    setEdition((now) => now + 1);
  };
  const remove = (ids: readonly string[]) =>
    askOf(ids, { title: t('removeAsk'), okText: t('remove'), isDanger: true }, async () => {
      await http.post(at('remove'), { ids: ids.join(',') });
      sayDone();
      reload();
    });
  const removes = can('design_deployment_delete');
  const actsOn = (version: DeployedVersion) => [
    ...(can('design_deployment_status')
      ? [
          {
            ...{ key: 'status', label: t(version.isSuspended === 1 ? 'activate' : 'suspend') },
            run: () => setActing({ act: 'status', version }),
          },
        ]
      : []),
    ...(can('workflow_ops_migrate')
      ? [{ key: 'migrate', label: t('migrate'), run: () => setActing({ act: 'migrate', version }) }]
      : []),
  ];
  return (
    <>
      <PagedTable<DeployedVersion>
        key={edition}
        name="deployment"
        rowKey="id"
        state={state}
        columns={[
          { title: t('name'), dataIndex: 'name', width: 200, ellipsis: true },
          { title: t('modelKey'), dataIndex: 'modelKey', width: 180, ellipsis: true },
          {
            ...{ title: t('category'), dataIndex: 'categoryName', width: 120 },
            render: (_, { categoryName, category }) => categoryName ?? category ?? '—',
          },
          ...versionColumns(t),
          {
            ...optionColumn,
            render: (_, row) => (
              <RowActions
                acts={[
                  { key: 'preview', label: t('preview'), run: () => setShown(row.id) },
                  ...actsOn(row),
                  ...(removes
                    ? [{ key: 'remove', label: t('remove'), isDanger: true, run: () => remove([row.id]) }]
                    : []),
                ]}
              />
            ),
          },
        ]}
        rowSelection={{
          selectedRowKeys: chosen,
          onChange: (keys) => setChosen(keys.map(String)),
          getCheckboxProps: ({ name, version }) => boxLabel(`${name} v${String(version)}`),
        }}
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
        toolBarRender={() => [
          ...(can('design_deployment_edit')
            ? [
                <Button key="file" disabled={chosen.length === 0} onClick={() => setFiling(true)}>
                  {t('changeCategory')}
                </Button>,
              ]
            : []),
          ...(removes
            ? [
                <Button key="remove" danger onClick={() => remove(chosen)}>
                  {t('remove')}
                </Button>,
              ]
            : []),
        ]}
        load={(query) => http.get<Page<DeployedVersion>>(at('list'), query)}
      />
      {acting?.act === 'status' ? (
        <StatusDialog version={acting.version} onSaved={reload} onClose={() => setActing(undefined)} />
      ) : null}
      {acting?.act === 'migrate' ? (
        <MigrateDialog version={acting.version} onSaved={reload} onClose={() => setActing(undefined)} />
      ) : null}
      {shown ? <VersionPreview id={shown} onClose={() => setShown(undefined)} /> : null}
      {isFiling ? (
        <FileDialog
          kind="changeCategory"
          send={(categoryId) => http.post(at('changeCategory'), { ids: chosen.join(','), categoryId })}
          onSaved={reload}
          onClose={() => setFiling(false)}
        />
      ) : null}
    </>
  );
}

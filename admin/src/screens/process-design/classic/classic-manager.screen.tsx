import { useState } from 'react';
import { Button } from 'antd';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { RowActions } from '../../../kit/acts/row-actions.tsx';
import type { Act } from '../../../kit/acts/row-actions.tsx';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { boxLabel } from '../../../kit/chosen/box-label.ts';
import { useOptionColumn } from '../../../kit/columns/option-column.ts';
import { useAddressListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { StateTag } from '../../../kit/values/state-tag.tsx';
import { VersionPreview } from '../versions/version-preview.tsx';
import { useClassicWords } from './use-classic-words.ts';

const at = (verb: string) => `blade-flow/manager/${verb}`;

/** What is deployed, as the classic engine shows it: held, let go on, seen and removed. */
export default function ClassicManagerScreen() {
  const t = useClassicWords();
  const { can, http } = useWorkplace();
  const state = useAddressListState();
  const { ask, askOf, sayDone } = useAsk();
  const optionColumn = useOptionColumn(3);
  const [edition, setEdition] = useState(0);
  const [chosen, setChosen] = useState<string[]>([]);
  const [shown, setShown] = useState<string>();
  const done = () => {
    sayDone();
    setChosen([]);
    setEdition((now) => now + 1);
  };
  const remove = (ids: readonly string[]) =>
    askOf(ids, { title: t('removeAsk'), okText: t('remove'), isDanger: true }, () =>
      http.post(at('delete-deployment'), { deploymentIds: ids.join(',') }).then(done),
    );
  const turn = ({ id, name, version, isSuspended }: DeployedVersion) =>
    ask(
      isSuspended
        ? { title: t('activateAsk', { name, version }) }
        : { title: t('suspendAsk', { name, version }), content: t('suspendHint') },
      () =>
        http
          .post(at('change-state'), { processId: id, state: isSuspended ? 'active' : 'suspended' })
          .then(done),
    );
  const actsOf = (row: DeployedVersion): Act[] => [
    ...(can('design_deployment_status')
      ? [{ key: 'state', label: t(row.isSuspended ? 'activate' : 'suspend'), run: () => turn(row) }]
      : []),
    { key: 'preview', label: t('preview'), run: () => setShown(row.id) },
    ...(can('design_deployment_delete')
      ? [{ key: 'remove', label: t('remove'), isDanger: true, run: () => remove([row.id]) }]
      : []),
  ];
  return (
    <>
      <PagedTable<DeployedVersion>
        key={edition}
        name="classic-manager"
        rowKey="id"
        state={state}
        columns={[
          { title: t('name'), dataIndex: 'name', width: 180, ellipsis: true },
          { title: t('modelKey'), dataIndex: 'modelKey', width: 160, ellipsis: true },
          {
            ...{ title: t('category'), dataIndex: 'categoryName', width: 120 },
            render: (_, { categoryName, category }) => categoryName ?? category ?? '—',
          },
          { title: t('versionNo'), dataIndex: 'version', width: 90 },
          {
            ...{ title: t('state'), dataIndex: 'isSuspended', width: 90 },
            render: (_, { isSuspended }) => (
              <StateTag
                tone={isSuspended ? 'attention' : 'good'}
                text={t(isSuspended ? 'suspended' : 'active')}
              />
            ),
          },
          { title: t('deployedAt'), dataIndex: 'deployTime', width: 170 },
          { title: t('processId'), dataIndex: 'id', width: 300, isLesser: true },
          { ...optionColumn, render: (_, row) => <RowActions acts={actsOf(row)} /> },
        ]}
        rowSelection={{
          selectedRowKeys: chosen,
          onChange: (keys) => setChosen(keys.map(String)),
          getCheckboxProps: ({ name, version }) => boxLabel(`${name} v${String(version)}`),
        }}
        toolBarRender={() =>
          can('design_deployment_delete')
            ? [
                <Button key="remove" danger onClick={() => remove(chosen)}>
                  {t('remove')}
                </Button>,
              ]
            : []
        }
        load={(query) => http.get<Page<DeployedVersion>>(at('list'), query)}
      />
      {shown ? <VersionPreview id={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

import { useState } from 'react';
import { App, Button, Result, Skeleton, Typography } from 'antd';
import { useNavigate, useParams } from 'react-router';
import useSWR from 'swr';

import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { RowActions } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { useChosenRows } from '../../kit/chosen/use-chosen-rows.ts';
import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { useLocalListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useOwnName } from '../../kit/page/page-names.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import type { Model } from './model-calls.ts';
import { useModelCalls } from './model-calls.ts';
import { useDesignWords } from './use-design-words.ts';
import { versionColumns } from './versions/version-columns.tsx';
import { VersionCompare } from './versions/version-compare.tsx';
import type { Pair } from './versions/version-compare.tsx';
import { VersionPreview } from './versions/version-preview.tsx';

/** The versions of the model that the address names. */
export default function ModelHistoryScreen() {
  const t = useDesignWords();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const calls = useModelCalls();
  const { data, error, mutate } = useSWR<Model, Error>(['model', id], () => calls.whole(id));
  const back = (
    <Button type="primary" onClick={() => void navigate('/workflow/model')}>
      {t('back')}
    </Button>
  );
  if (error) return <Result status="404" title={t('gone')} extra={back} />;
  return data ? <Versions key={id} model={data} onChanged={() => void mutate()} /> : <Skeleton active />;
}

interface VersionsProps {
  model: Model;
  onChanged: () => void;
}

function Versions({ model: { id, name, version: seen }, onChanged }: VersionsProps) {
  const t = useDesignWords();
  const { can } = useWorkplace();
  const calls = useModelCalls();
  const state = useLocalListState();
  const { ask, sayDone } = useAsk();
  const [edition, setEdition] = useState(0);
  const [shown, setShown] = useState<string>();
  const [compared, setCompared] = useState<Pair>();
  useOwnName(t('historyOf', { name }));
  const { message } = App.useApp();
  const { chosen, unchoose, table } = useChosenRows<DeployedVersion>(({ version }) => `v${String(version)}`);
  const optionColumn = useOptionColumn(3);
  const compareTwo = () => {
    const [one, other, more] = chosen;
    if (one === undefined || other === undefined || more !== undefined) void message.warning(t('pickTwo'));
    else setCompared([one, other]);
  };
  const done = () => {
    unchoose();
    sayDone();
    setEdition((now) => now + 1);
    onChanged();
  };
  const actsOf = (row: DeployedVersion) => {
    const { version } = row;
    return [
      { key: 'preview', label: t('preview'), run: () => setShown(row.id) },
      { key: 'compare', label: t('compare'), run: () => setCompared([row.id]) },
      ...(can('design_model_deploy') && row.isMain === 0
        ? [
            {
              ...{ key: 'main', label: t('setMain') },
              run: () =>
                ask({ title: t('setMainAsk', { version }), content: t('setMainHint') }, () =>
                  calls.setMain(row.id).then(done),
                ),
            },
          ]
        : []),
      ...(can('design_model_edit')
        ? [
            {
              ...{ key: 'restore', label: t('restore') },
              run: () =>
                ask({ title: t('restoreAsk', { version }), content: t('restoreHint') }, () =>
                  calls.restore(row.id, seen).then(done),
                ),
            },
          ]
        : []),
      // What begins, and what processes have run on, stays.
      ...(can('design_deployment_delete') && row.isMain === 0 && row.instances === 0
        ? [
            {
              ...{ key: 'remove', label: t('remove'), isDanger: true },
              run: () =>
                ask({ title: t('removeVersionAsk', { version }), okText: t('remove'), isDanger: true }, () =>
                  calls.removeVersion(row.id).then(done),
                ),
            },
          ]
        : []),
    ];
  };
  return (
    <>
      <Typography.Title level={4}>{t('historyOf', { name })}</Typography.Title>
      <PagedTable<DeployedVersion>
        key={edition}
        rowKey="id"
        state={state}
        fixed={{ modelId: id }}
        columns={[
          ...versionColumns(t),
          { ...optionColumn, render: (_, row) => <RowActions acts={actsOf(row)} /> },
        ]}
        load={(query) => calls.versions(query)}
        rowSelection={{ ...table.rowSelection, preserveSelectedRowKeys: true }}
        toolBarRender={() => [
          <Button key="compareTwo" onClick={compareTwo}>
            {t('compareTwo')}
          </Button>,
        ]}
      />
      {compared ? (
        <VersionCompare modelId={id} pair={compared} onClose={() => setCompared(undefined)} />
      ) : null}
      {shown ? <VersionPreview id={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

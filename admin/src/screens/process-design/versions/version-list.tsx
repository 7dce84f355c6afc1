import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button, Space } from 'antd';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import type { DeployedVersion } from '@policy/shared/contract/process-design/calls.ts';

import { MenuIcon } from '../../../components/menu-icon.tsx';
import { RowActions } from '../../../kit/acts/row-actions.tsx';
import type { Act } from '../../../kit/acts/row-actions.tsx';
import { useAsk } from '../../../kit/acts/use-ask.ts';
import { useChosenRows } from '../../../kit/chosen/use-chosen-rows.ts';
import type { KitColumn } from '../../../kit/columns/columns.tsx';
import { useOptionColumn } from '../../../kit/columns/option-column.ts';
import type { ListState } from '../../../kit/lists/list-state.ts';
import { PagedTable } from '../../../kit/lists/paged-table.tsx';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useDesignWords } from '../use-design-words.ts';
import { VersionPreview } from './version-preview.tsx';

interface VersionListProps {
  /** Keeps the reader's choice of columns apart from that of other lists. */
  name: string;
  state: ListState;
  /** What the kind of a process is called on this page. */
  category: string;
  /** What each version tells beside its process. */
  columns: readonly KitColumn<DeployedVersion>[];
  load: (query: Record<string, unknown>) => Promise<Page<DeployedVersion>>;
  remove: (ids: readonly string[]) => Promise<unknown>;
  /** What can be done to a version besides seeing and removing it. */
  actsOf: (version: DeployedVersion, reload: () => void) => Act[];
  /** What can be done to those that are ticked besides removing them. */
  tools?: (chosen: readonly string[], reload: () => void) => ReactNode[];
  headerTitle?: ReactNode;
}

/** Whatever is deployed, version by version: each is seen, and removed by itself or with others. */
export function VersionList(props: VersionListProps) {
  const { category, columns, actsOf, remove, tools, ...table } = props;
  const t = useDesignWords();
  const { can } = useWorkplace();
  const { askOf, sayDone } = useAsk();
  const optionColumn = useOptionColumn(3);
  const [shown, setShown] = useState<string>();
  const rows = useChosenRows<DeployedVersion>(({ name, version }) => `${name} v${String(version)}`);
  const { chosen, reload } = rows;
  const removes = can('design_deployment_delete');
  const askToRemove = (ids: readonly string[]) =>
    askOf(ids, { title: t('removeAsk'), okText: t('remove'), isDanger: true }, async () => {
      await remove(ids);
      sayDone();
      reload();
    });
  const allActsOf = (version: DeployedVersion): Act[] => {
    const { id } = version;
    const preview = { key: 'preview', label: t('preview'), run: () => setShown(id) };
    const removal = { key: 'remove', label: t('remove'), isDanger: true, run: () => askToRemove([id]) };
    return [preview, ...actsOf(version, reload), ...(removes ? [removal] : [])];
  };
  return (
    <>
      <PagedTable<DeployedVersion>
        {...table}
        {...rows.table}
        rowKey="id"
        columns={[
          {
            ...{ title: t('name'), dataIndex: 'name', width: 200, ellipsis: true },
            render: (_, { icon, name }) => (
              <Space>
                {icon ? <MenuIcon name={icon} /> : null}
                {name}
              </Space>
            ),
          },
          { title: t('modelKey'), dataIndex: 'modelKey', width: 180, ellipsis: true },
          {
            ...{ title: category, dataIndex: 'categoryName', width: 120 },
            render: (_, row) => row.categoryName ?? row.category ?? '—',
          },
          ...columns,
          { ...optionColumn, render: (_, row) => <RowActions acts={allActsOf(row)} /> },
        ]}
        toolBarRender={() => [
          ...(tools?.(chosen, reload) ?? []),
          ...(removes
            ? [
                <Button key="remove" danger onClick={() => askToRemove(chosen)}>
                  {t('remove')}
                </Button>,
              ]
            : []),
        ]}
      />
      {shown ? <VersionPreview id={shown} onClose={() => setShown(undefined)} /> : null}
    </>
  );
}

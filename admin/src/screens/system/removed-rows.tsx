import { useRef, useState } from 'react';
import type { ActionType } from '@ant-design/pro-components';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { boxLabel } from '../../kit/box-label.ts';
import { useLocalListState } from '../../kit/list-state.ts';
import { PagedTable } from '../../kit/paged-table.tsx';
import { RowActions } from '../../kit/row-actions.tsx';
import { useWorkplace } from '../../kit/session-context.tsx';

interface Removed {
  id: string;
  name: string;
  removedBy: string | null;
  removedAt: string;
}

type Verb = 'restore' | 'purge';

/** The removed rows of one kind, and what may be done with them. */
export function RemovedRows({ entity }: { entity: string }) {
  const t = useTranslations('recycle');
  const k = useTranslations('kit');
  const { http, can } = useWorkplace();
  const { message, modal } = App.useApp();
  const state = useLocalListState();
  const table = useRef<ActionType>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const act = async (verb: Verb, ids: readonly string[]) => {
    await http.post(`blade-system/recycle/${verb}`, { entity, ids: ids.join(',') });
    void message.success(verb === 'restore' ? t('restored') : k('removed'));
    setChosen([]);
    void table.current?.reload();
  };
  const ask = (verb: Verb, ids: readonly string[]) =>
    void (ids.length === 0
      ? message.warning(k('pickOne'))
      : modal.confirm({
          ...{ title: t(`${verb}Confirm`), okText: k('ok'), cancelText: k('cancel') },
          // The frame says why not.
          onOk: () => act(verb, ids).catch(() => undefined),
        }));
  const allowed = (['restore', 'purge'] as const).filter((verb) => can(`recycle_${verb}`));
  return (
    <PagedTable<Removed>
      rowKey="id"
      actionRef={table}
      state={state}
      fixed={{ entity }}
      load={(query) => http.get<Page<Removed>>('blade-system/recycle/list', query)}
      columns={[
        { title: t('name'), dataIndex: 'name', width: 260, ellipsis: true },
        { title: t('removedBy'), dataIndex: 'removedBy', width: 160 },
        { title: t('removedAt'), dataIndex: 'removedAt', width: 180 },
        {
          ...{ title: k('actions'), key: 'option', width: 180, fixed: 'right' as const },
          render: (_, { id }) => (
            <RowActions
              acts={allowed.map((verb) => ({
                ...{ key: verb, label: t(verb), isDanger: verb === 'purge' },
                run: () => ask(verb, [id]),
              }))}
            />
          ),
        },
      ]}
      rowSelection={{
        selectedRowKeys: chosen,
        onChange: (keys) => setChosen(keys.map(String)),
        getCheckboxProps: ({ name }) => boxLabel(name),
      }}
      toolBarRender={() =>
        allowed.map((verb) => (
          <Button key={verb} danger={verb === 'purge'} onClick={() => ask(verb, chosen)}>
            {t(verb)}
          </Button>
        ))
      }
    />
  );
}

import { useRef, useState } from 'react';
import type { ActionType, ProColumns } from '@ant-design/pro-components';
import { App, Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { metaOf, text } from '@policy/shared/contract/kit/field.ts';

import { boxLabel } from '../../kit/box-label.ts';
import { orderOf } from '../../kit/columns.tsx';
import { EntityFilter } from '../../kit/entity-filter.tsx';
import { useAddressListState } from '../../kit/list-state.ts';
import { PagedTable } from '../../kit/paged-table.tsx';
import { RowActions } from '../../kit/row-actions.tsx';
import { useWorkplace } from '../../kit/session-context.tsx';

interface OpenSession {
  id: string;
  account: string;
  realName: string;
  clientId: string;
  remoteIp: string | null;
  userAgent: string | null;
  createTime: string;
  lastSeenAt: string;
}

const line = text(100, { search: true });
const searched = ['account', 'realName', 'clientId', 'remoteIp'] as const;
const moments = ['createTime', 'lastSeenAt'] as const;

/** Who is at work, from where and since when; sessions can be ended one by one and together. */
export default function SessionScreen() {
  const t = useTranslations('monitor');
  const k = useTranslations('kit');
  const { http, can } = useWorkplace();
  const { message, modal } = App.useApp();
  const state = useAddressListState();
  const table = useRef<ActionType>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const end = async (ids: string[]) => {
    await http.post('blade-user/session/end', { ids: ids.join(',') });
    void message.success(k('done'));
    setChosen([]);
    void table.current?.reload();
  };
  const ask = (ids: string[]) =>
    void (ids.length === 0
      ? message.warning(k('pickOne'))
      : modal.confirm({
          ...{ title: t('endConfirm'), okText: k('ok'), cancelText: k('cancel') },
          // A refusal has been shown where the call was made.
          onOk: () => end(ids).catch(() => undefined),
        }));
  const columns: ProColumns<OpenSession>[] = [
    ...searched.map((field) => ({ title: t(field), dataIndex: field, width: 150 })),
    { title: t('userAgent'), dataIndex: 'userAgent', width: 260, ellipsis: true },
    ...moments.map((field) => ({ title: t(field), dataIndex: field, width: 180, sorter: true })),
    {
      ...{ title: k('actions'), key: 'option', width: 120, fixed: 'right' },
      render: (_, { id }) =>
        can('session_end') ? (
          <RowActions acts={[{ key: 'end', label: t('end'), isDanger: true, run: () => ask([id]) }]} />
        ) : null,
    },
  ];
  return (
    <>
      <EntityFilter
        name="session"
        fields={searched.map((name) => ({
          ...{ name, label: t(name), schema: line, meta: metaOf(line), choices: {}, namedBy: [] },
        }))}
        state={state}
      />
      <PagedTable<OpenSession>
        rowKey="id"
        actionRef={table}
        columns={columns}
        state={state}
        load={(query, sort) =>
          http.get<Page<OpenSession>>('blade-user/session/list', { ...query, ...orderOf(sort) })
        }
        rowSelection={{
          selectedRowKeys: chosen,
          onChange: (keys) => setChosen(keys.map(String)),
          getCheckboxProps: ({ account }) => boxLabel(account),
        }}
        toolBarRender={() =>
          can('session_end')
            ? [
                <Button key="end" danger onClick={() => ask(chosen)}>
                  {t('end')}
                </Button>,
              ]
            : []
        }
      />
    </>
  );
}

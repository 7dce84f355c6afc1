import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { text } from '@policy/shared/contract/kit/field.ts';

import { RowActions } from '../../kit/acts/row-actions.tsx';
import { useAsk } from '../../kit/acts/use-ask.ts';
import { orderOf } from '../../kit/columns/columns.tsx';
import { useOptionColumn } from '../../kit/columns/option-column.ts';
import { fieldBeside } from '../../kit/entity/fields.ts';
import { EntityFilter } from '../../kit/lists/entity-filter.tsx';
import { useAddressListState } from '../../kit/lists/list-state.ts';
import { PagedTable } from '../../kit/lists/paged-table.tsx';
import { useChosenRows } from '../../kit/chosen/use-chosen-rows.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { Device } from '../../kit/values/device.tsx';
import { NetworkAddress } from '../../kit/values/network-address.tsx';
import { SessionState } from './session-state.tsx';

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
  const t = useTranslations('sessions');
  const { http, can } = useWorkplace();
  const { askOf, sayDone } = useAsk();
  const state = useAddressListState();
  const { chosen, reload, table } = useChosenRows<OpenSession>(({ account }) => account);
  const optionColumn = useOptionColumn(2);
  const ask = (ids: readonly string[]) =>
    askOf(ids, t('endConfirm'), async () => {
      await http.post('blade-user/session/end', { ids: ids.join(',') });
      sayDone();
      reload();
    });
  const columns: ProColumns<OpenSession>[] = [
    { title: t('account'), dataIndex: 'account', width: 130, fixed: 'left' },
    { title: t('realName'), dataIndex: 'realName', width: 110 },
    {
      ...{ title: t('state'), key: 'state', width: 130 },
      render: (_, { lastSeenAt }) => <SessionState lastSeenAt={lastSeenAt} />,
    },
    {
      ...{ title: t('userAgent'), key: 'userAgent', width: 240 },
      render: (_, { userAgent }) => <Device agent={userAgent} />,
    },
    {
      ...{ title: t('remoteIp'), key: 'remoteIp', width: 200 },
      render: (_, { remoteIp }) => <NetworkAddress address={remoteIp} />,
    },
    { title: t('clientId'), dataIndex: 'clientId', width: 110 },
    ...moments.map((field) => ({ title: t(field), dataIndex: field, width: 180, sorter: true })),
    {
      ...optionColumn,
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
        fields={searched.map((name) => fieldBeside({ name, label: t(name), schema: line }))}
        state={state}
      />
      <PagedTable<OpenSession>
        rowKey="id"
        {...{ ...table, columns, state }}
        load={(query, sort) =>
          http.get<Page<OpenSession>>('blade-user/session/list', { ...query, ...orderOf(sort) })
        }
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
